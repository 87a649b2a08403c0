import { type MouseEvent, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { DhakaTime, formatTime } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { formatCount, formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { nameProvider } from '../../../buying/orders/web/admin/provider-names.ts';
import type { reconciliationContract } from '../contract/reconciliation.ts';

export type Overview = OutputOf<typeof reconciliationContract.overview>;
type Day = Overview['days'][number];

const EVERY_MS = 1500;

export const formatDay = (day: string): string => formatTime(`${day}T12:00:00+06:00`, 'short-day');

/** Progress of the current run; polls until it has ended. */
function Progress({ running }: { running: NonNullable<Overview['running']> }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const { daysDone, daysTotal, from, to } = running;
  const title = m.reconciliation_running({ from: formatDay(from), to: formatDay(to) });
  const text =
    daysTotal === 0
      ? m.reconciliation_starting()
      : m.reconciliation_progress({ done: formatCount(daysDone), total: formatCount(daysTotal) });
  return (
    <div role="status" className="grid gap-2 text-14">
      <p className="text-16 font-medium">{title}</p>
      <progress
        aria-label={title}
        max={Math.max(daysTotal, 1)}
        value={daysDone}
        className="h-2 w-full max-w-md overflow-hidden rounded-full accent-accent"
      />
      <p className="text-muted tabular-nums">{text}</p>
    </div>
  );
}

function describeOpen(count: number): string {
  if (count === 0) return m.reconciliation_open_none();
  return count === 1 ? m.reconciliation_open_one() : m.reconciliation_open_many({ count: formatCount(count) });
}

/** Whether all sides agree, and when that was last checked. */
export function StatePanel({ overview: { running, last, openBreaks } }: { overview: Overview }) {
  if (running !== null)
    return (
      <section className="rounded-card border border-line bg-paper p-5 sm:p-6">
        <Progress running={running} />
      </section>
    );
  // Before the first run, the list of discrepancies explains that nothing was checked.
  if (last === null) return null;
  const isWhole = openBreaks === 0;
  return (
    <section className="flex items-start gap-4 rounded-card border border-line bg-paper p-5 sm:p-6">
      <Icon
        name={isWhole ? 'badge-check' : 'circle-alert'}
        className={`mt-0.5 size-7 shrink-0 ${isWhole ? 'text-success' : 'text-danger'}`}
      />
      <div className="grid gap-1 text-14">
        <p className="text-18 font-medium">{describeOpen(openBreaks)}</p>
        <p className="text-muted">
          {m.reconciliation_last()} <DhakaTime at={last.finishedAt ?? last.startedAt} /> ·{' '}
          {m.reconciliation_span({ from: formatDay(last.from), to: formatDay(last.to) })}
          {last.startedBy === null ? '' : ` · ${last.startedBy}`}
        </p>
      </div>
    </section>
  );
}

/** Sums of the same money according to each side. */
function SidesList({ title, sides, currency }: { title: string; sides: Day['sold']; currency: string }) {
  const isSame = sides.orders === sides.receipts && sides.orders === sides.ledger;
  const rows = [
    [m.reconciliation_side_orders(), sides.orders],
    [m.reconciliation_side_receipts(), sides.receipts],
    [m.reconciliation_side_ledger(), sides.ledger],
  ] as const;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 text-12 text-muted">
        {title}
        {isSame ? null : (
          <span className="inline-flex items-center gap-1 font-medium text-danger">
            <Icon name="circle-alert" className="size-4" />
            {m.reconciliation_differs()}
          </span>
        )}
      </p>
      <dl className="mt-1 grid gap-x-6 gap-y-0.5 sm:grid-cols-3">
        {rows.map(([label, minor]) => (
          <div key={label} className="flex justify-between gap-x-4 sm:grid">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className={`tabular-nums ${isSame ? '' : 'text-danger'}`}>{formatMoney(minor, currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function DaysPanel({ days }: Pick<Overview, 'days'>) {
  if (days.length === 0) return null;
  return (
    <Panel title={m.reconciliation_days()} text={m.reconciliation_days_text()}>
      <ul className="text-14">
        {days.map(({ day, provider, currency, orders, sold, refunds, returned }) => (
          <li
            key={`${day} ${provider} ${currency}`}
            className="grid gap-x-8 gap-y-3 border-t border-line py-4 first:border-0 first:pt-0 lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <p>
              <span className="font-medium">{formatDay(day)}</span>
              <span className="block text-12 text-muted">{nameProvider(provider)}</span>
            </p>
            <SidesList
              title={m.reconciliation_sales({ count: formatCount(orders) })}
              sides={sold}
              currency={currency}
            />
            {refunds === 0 && returned.receipts === 0 && returned.ledger === 0 ? null : (
              <SidesList
                title={m.reconciliation_refunds({ count: formatCount(refunds) })}
                sides={returned}
                currency={currency}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const LEDGER_PATH = '/api/v1/ledger/export';

export function LedgerPanel() {
  const api = useAdminApi();
  /** Requests the export's state before the download, because browsers don't show the error of a refused download. */
  const download = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      const { isRunning } = await api('GET /ledger/export/state', {});
      if (isRunning) showToast({ kind: 'error', title: m.reconciliation_download_busy() });
      else location.assign(LEDGER_PATH);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.reconciliation_not_downloaded());
    }
  };
  return (
    <Panel title={m.reconciliation_ledger()} text={m.reconciliation_ledger_text()}>
      <a
        href={LEDGER_PATH}
        download
        onClick={(event) => void download(event)}
        className={`${secondaryButton} max-sm:w-full`}
      >
        <Icon name="download" className="size-4" />
        {m.reconciliation_download()}
      </a>
    </Panel>
  );
}
