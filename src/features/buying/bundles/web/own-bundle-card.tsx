import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { localizeVariantName } from '../../../catalogue/content/web/variant-name.ts';
import { countWorks, nameBundle, type OwnBundle, toBundleHref } from './bundle-view.ts';

export interface BundleActions {
  readonly end: (id: string) => Promise<unknown>;
  /** Agrees or declines; undefined for admins. */
  readonly answer?: (id: string, answer: 'agreed' | 'declined') => Promise<unknown>;
}

interface OwnBundleCardProps {
  readonly bundle: OwnBundle;
  readonly currency: string;
  readonly actions: BundleActions;
}

const stateWords = {
  proposed: m.bundles_state_proposed,
  published: m.bundles_state_published,
  declined: m.bundles_state_declined,
  ended: m.bundles_state_ended,
};
const answerWords = {
  pending: m.bundles_answer_pending,
  agreed: m.bundles_answer_agreed,
  declined: m.bundles_answer_declined,
};

/** A bundle with what each work and contributor gets, and what its viewer can do with it. */
export function OwnBundleCard({ bundle, currency, actions }: OwnBundleCardProps) {
  const { state, isOnSale, price, works, parties, contributor } = bundle;
  const name = nameBundle(bundle);
  const isOpen = state === 'proposed' || state === 'published';
  return (
    <li className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-18 font-medium wrap-anywhere">
            {isOnSale ? (
              <a
                href={toBundleHref(bundle)}
                className="underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          <p className="text-14 text-muted wrap-anywhere">{contributor?.name ?? m.bundles_of_site()}</p>
        </div>
        <span
          className={`rounded-full border px-2.5 py-0.5 text-12 whitespace-nowrap ${isOnSale ? 'border-success text-success' : 'border-line text-muted'}`}
        >
          {state === 'published' && !isOnSale ? m.bundles_state_off() : stateWords[state]()}
        </span>
      </div>
      <p className="mt-3 text-16 font-medium tabular-nums">
        {formatMoney(price, currency)} · {countWorks(works.length)}
      </p>
      <ul className="mt-2 grid gap-1 text-14">
        {works.map((work) => (
          <li key={work.contentId} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {work.title} <span className="text-muted">{localizeVariantName(work.variantName)}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {formatMoney(work.price, currency)} <s className="text-muted">{formatMoney(work.listPrice, currency)}</s>
            </span>
          </li>
        ))}
      </ul>
      {parties.length < 2 && parties[0]?.isMe ? null : (
        <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-14">
          {parties.map((party) => (
            <li key={party.username} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">
                {party.isMe ? m.bundles_you() : party.name} · {answerWords[party.answer]()}
              </span>
              <span className="whitespace-nowrap tabular-nums">{formatMoney(party.price, currency)}</span>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? <Actions bundle={bundle} name={name} actions={actions} /> : null}
    </li>
  );
}

interface ActionsProps {
  readonly bundle: OwnBundle;
  readonly name: string;
  readonly actions: BundleActions;
}

function Actions({ bundle: { _id: id, state, parties }, name, actions: { end, answer } }: ActionsProps) {
  const { revalidate } = useRevalidator();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isWanted =
    answer !== undefined &&
    state === 'proposed' &&
    parties.some(({ isMe, answer: said }) => isMe && said === 'pending');
  const act = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.bundles_change_failed());
    }
    setIsAsked(false);
    await revalidate();
    setIsBusy(false);
  };
  if (isWanted)
    return (
      <div className="mt-4 flex flex-wrap gap-3">
        {(['agreed', 'declined'] as const).map((said) => {
          const label = said === 'agreed' ? m.bundles_agree() : m.bundles_decline();
          return (
            <button
              key={said}
              type="button"
              disabled={isBusy}
              onClick={() => void act(() => answer(id, said))}
              aria-label={`${label}: ${name}`}
              className={secondaryButton}
            >
              {label}
            </button>
          );
        })}
      </div>
    );
  return (
    <>
      <button
        type="button"
        onClick={() => setIsAsked(true)}
        aria-label={`${m.bundles_end()}: ${name}`}
        className="mt-3 min-h-6 text-14 underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {m.bundles_end()}
      </button>
      <ConfirmDialog
        open={isAsked}
        title={m.bundles_end_title({ name })}
        action={m.bundles_end()}
        danger
        onConfirm={() => act(() => end(id))}
        onClose={() => setIsAsked(false)}
      >
        <p>{m.bundles_end_text()}</p>
      </ConfirmDialog>
    </>
  );
}
