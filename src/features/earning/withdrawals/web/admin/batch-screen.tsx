import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { PageHeading, Panel } from '../../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { BackLink } from '../../../../../ui/components/back-link.tsx';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount, formatMoney, formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { WithdrawType } from '../../../../money/payment-settings/contract.ts';
import type { HeldReason, withdrawalsAdminContract } from '../../contract/admin.ts';
import { nameWithdrawal, typeNames } from '../withdraw-view.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { paymentsPath } from './withdraw-list.tsx';

type Batches = OutputOf<typeof withdrawalsAdminContract.batches>;

function Waiting({ waiting, currency, onMade }: Pick<Batches, 'waiting' | 'currency'> & { onMade: () => void }) {
  const api = useAdminApi();
  const create = async (type: WithdrawType) => {
    try {
      await api('POST /withdraw-request/batch/create', { body: { type } });
      showToast({ kind: 'success', title: m.withdrawals_file_made() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.withdrawals_step_failed());
    }
    onMade();
  };
  return (
    <Panel title={m.withdrawals_files_waiting()} text={m.withdrawals_files_waiting_text()}>
      {waiting.length === 0 ? <p className="text-14 text-muted">{m.withdrawals_files_nothing()}</p> : null}
      <ul className="grid gap-4">
        {waiting.map(({ type, count, total }) => (
          <li key={type} className="flex flex-wrap items-center justify-between gap-3 text-14">
            <span className="tabular-nums">
              <span className="font-medium">{typeNames[type]()}</span>
              <span className="block text-muted">
                {m.withdrawals_files_sum({ count: formatCount(count), amount: formatMoney(total, currency) })}
              </span>
            </span>
            <button type="button" onClick={() => void create(type)} className={secondaryButton}>
              {m.withdrawals_file_make({ type: typeNames[type]() })}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const heldReasons: Readonly<Record<HeldReason, () => string>> = {
  notActive: m.withdrawals_held_not_active,
  debt: m.withdrawals_held_debt,
  anotherOwner: m.withdrawals_held_another_owner,
};

/** Waiting withdrawals that can't go into a file, each with the reason. */
function Held({ held, heldCount, currency }: Pick<Batches, 'held' | 'heldCount' | 'currency'>) {
  const more = heldCount - held.length;
  return (
    <Panel title={m.withdrawals_held()} text={m.withdrawals_held_text()}>
      <ul className="grid gap-4 text-14">
        {held.map(({ _id, number, type, contributor, total, reason }) => (
          <li key={_id}>
            <a
              href={localizeHref(`${paymentsPath}/${_id}`)}
              className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {nameWithdrawal({ number })}
            </a>
            <span className="block text-muted tabular-nums wrap-anywhere">
              {contributor} · {typeNames[type]()} · {formatMoney(total, currency)}
            </span>
            <span className="block text-warning">{heldReasons[reason]()}</span>
          </li>
        ))}
      </ul>
      {more === 0 ? null : (
        <p className="mt-4 text-14 text-muted">
          {(more === 1 ? m.withdrawals_held_more_one : m.withdrawals_held_more)({ count: formatCount(more) })}
        </p>
      )}
    </Panel>
  );
}

function Files({ batches }: Pick<Batches, 'batches'>) {
  return (
    <Panel title={m.withdrawals_files_last()} text={m.withdrawals_files_last_text()}>
      {batches.length === 0 ? <p className="text-14 text-muted">{m.withdrawals_files_none()}</p> : null}
      <ul className="grid gap-4">
        {batches.map(({ _id, number, type, count, open, total, currency, createdAt, admin }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 text-14 first:border-0 first:pt-0"
          >
            <span className="tabular-nums">
              <span className="font-medium">
                {m.withdrawals_file_name({
                  number: formatNumber(number, { useGrouping: false }),
                  type: typeNames[type](),
                })}
              </span>
              <span className="block text-muted">
                {m.withdrawals_files_sum({ count: formatCount(count), amount: formatMoney(total, currency) })}
                {open === 0 ? '' : ` · ${m.withdrawals_files_open({ count: formatCount(open) })}`}
              </span>
              <span className="block text-12 text-muted">
                <DhakaTime at={createdAt} />
                {admin === null ? '' : ` · ${admin}`}
              </span>
            </span>
            {open === 0 ? null : (
              <a href={`/api/v1/withdraw-request/batch/${_id}`} download className={secondaryButton}>
                <Icon name="download" className="size-4" />
                {m.withdrawals_file_download()}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Payment files of approved withdrawals, and the form for the bank's results. */
export function BatchScreen({ batches, waiting, held, heldCount, currency }: Batches) {
  const revalidator = useRevalidator();
  const reload = () => void revalidator.revalidate();
  return (
    <>
      <BackLink path={paymentsPath}>{m.withdrawals_admin_title()}</BackLink>
      <PageHeading title={m.withdrawals_files_title()} text={m.withdrawals_files_text()} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Waiting waiting={waiting} currency={currency} onMade={reload} />
        <ResultsPanel onDone={reload} />
        {held.length === 0 ? null : (
          <div className="lg:col-span-2">
            <Held held={held} heldCount={heldCount} currency={currency} />
          </div>
        )}
        <div className="lg:col-span-2">
          <Files batches={batches} />
        </div>
      </div>
    </>
  );
}
