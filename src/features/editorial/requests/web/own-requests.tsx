import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { primaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { requestsContract } from '../contract/requests.ts';
import { RequestFacts } from './request-facts.tsx';
import { describeStatus } from './status-words.ts';

export type OwnRequest = OutputOf<typeof requestsContract.mine>['items'][number];

/** A person's requests with their status. */
export function OwnRequests({ items }: { items: readonly OwnRequest[] }) {
  const [withdrawing, setWithdrawing] = useState<OwnRequest>();
  const revalidator = useRevalidator();
  const withdraw = async () => {
    if (withdrawing === undefined) return;
    try {
      await browserApi('DELETE /content-request/mine/{id}', { params: { id: withdrawing._id } });
      showToast({ kind: 'success', title: m.requests_withdrawn() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.requests_withdraw_failed());
    }
    setWithdrawing(undefined);
    await revalidator.revalidate();
  };
  if (items.length === 0)
    return (
      <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-line px-6 py-14 text-center">
        <p className="text-16 font-medium">{m.requests_own_none()}</p>
        <p className="max-w-md text-14 text-muted">{m.requests_own_none_text()}</p>
        <a href={localizeHref('/categories#custom-content')} className={`${primaryButton} mt-3`}>
          {m.requests_ask()}
        </a>
      </div>
    );
  return (
    <>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item._id}>
            <OwnRequestCard item={item} onWithdraw={() => setWithdrawing(item)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={withdrawing !== undefined}
        title={m.requests_withdraw_title()}
        action={m.requests_withdraw()}
        danger
        onConfirm={withdraw}
        onClose={() => setWithdrawing(undefined)}
      >
        <p>{m.requests_withdraw_text()}</p>
      </ConfirmDialog>
    </>
  );
}

function OwnRequestCard({ item, onWithdraw }: { item: OwnRequest; onWithdraw: () => void }) {
  const { _id: id, title, description, status, reply, brief, answers, pictures, createdAt } = item;
  const isOpen = status === 'new' || status === 'brief';
  return (
    <section aria-labelledby={`request-${id}`} className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={`request-${id}`} className="text-18 wrap-anywhere">
            {title}
          </h2>
          <p className="mt-0.5 text-12 text-muted">
            <Time at={createdAt} format="minute" />
            {pictures === 0 ? '' : ` · ${m.requests_picture_count({ count: formatCount(pictures) })}`}
          </p>
        </div>
        <span
          className={`rounded-full border px-2.5 py-0.5 text-12 whitespace-nowrap ${isOpen ? 'border-ink' : 'border-line text-muted'}`}
        >
          {describeStatus(item)}
        </span>
      </div>
      <div className="mt-4">
        <RequestFacts facts={item} />
      </div>
      <p className="mt-3 text-14 wrap-anywhere whitespace-pre-line text-muted">{description}</p>
      {reply === '' ? null : (
        <div className="mt-4 rounded-control bg-canvas px-4 py-3 text-14">
          <p className="font-medium">{m.requests_reply()}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{reply}</p>
        </div>
      )}
      {brief === null ? null : (
        <details className="mt-4 text-14">
          <summary className="min-h-6 cursor-pointer font-medium">{m.requests_own_brief()}</summary>
          <p className="mt-2 font-medium wrap-anywhere">{brief.title}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line text-muted">{brief.description}</p>
        </details>
      )}
      {answers.length === 0 ? null : (
        <div className="mt-4 text-14">
          <p className="font-medium">{m.requests_own_answers()}</p>
          <ul className="mt-1 grid gap-1">
            {answers.map((answer) => (
              <li key={answer._id}>
                <a
                  href={localizeHref(toReadablePath('/content', answer._id, answer.title))}
                  className="inline-flex min-h-6 items-center gap-1.5 underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
                >
                  <Icon name="arrow-right" className="size-4 shrink-0" />
                  {answer.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-5">
        <button
          type="button"
          onClick={onWithdraw}
          aria-label={m.requests_withdraw_named({ title })}
          className="inline-flex min-h-10 items-center gap-2 rounded-control border border-line px-4 text-14 font-medium hover:border-ink"
        >
          <Icon name="trash" className="size-4" />
          {m.requests_withdraw()}
        </button>
      </p>
    </section>
  );
}
