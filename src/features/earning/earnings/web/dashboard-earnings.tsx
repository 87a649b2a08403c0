import type { OutputOf } from '../../../../platform/http/operation.ts';
import { formatDays } from '../../../../ui/format-days.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount, formatMoney, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { dashboardContract } from '../contract/dashboard.ts';
import { toOwnWork, WorksCard } from './dashboard-card.tsx';

type Answer = Extract<OutputOf<(typeof dashboardContract)['dashboard']>, { kind: 'contributor' }>;

/** Own earnings as the dashboard shows them; amounts are in minor units. */
export interface OwnEarnings extends Pick<Answer, 'currency' | 'balances' | 'selling'> {
  /** Length of the period in days. */
  readonly days: number;
  /** `before`: earnings of the equally long period before; undefined if they weren't requested. */
  readonly earned: { readonly now: number; readonly before: number | undefined };
}

/** Describes the change of earnings as `৳220 more (+18%)`; empty without earlier earnings. */
function describeDifference(now: number, before: number, currency: string): string {
  if (before <= 0 || now === before) return '';
  const change = {
    amount: formatMoney(Math.abs(now - before), currency),
    share: formatNumber(now / before - 1, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  };
  return now > before ? m.earnings_dash_more(change) : m.earnings_dash_less(change);
}

function Amount({ label, value, texts }: { label: string; value: string; texts: readonly string[] }) {
  return (
    <a
      href={localizeHref('/contributor/sales-and-earnings')}
      className="rounded-card border border-line bg-paper p-4 hover:border-ink sm:p-5"
    >
      <h2 className="text-14 text-muted">{label}</h2>
      <p className="mt-2 text-28 font-semibold tracking-tight tabular-nums sm:text-36">{value}</p>
      {texts.map((text) => (
        <p key={text} className="mt-2 text-14 text-muted tabular-nums">
          {text}
        </p>
      ))}
    </a>
  );
}

/** Recent earnings and the available balance. */
export function EarnedAmounts({ earnings: { days, currency, earned, balances } }: { earnings: OwnEarnings }) {
  const money = (minor: number): string => formatMoney(minor, currency);
  const before =
    earned.before === undefined
      ? []
      : [
          m.earnings_dash_before({ amount: money(earned.before), days: formatDays(days) }),
          describeDifference(earned.now, earned.before, currency),
        ].filter((text) => text !== '');
  const owed = balances.debt === 0 ? [] : [m.earnings_dash_debt({ amount: money(balances.debt) })];
  return (
    <div className="mt-6 grid gap-3 sm:gap-4 md:grid-cols-2">
      <Amount label={m.earnings_dash_earned({ days: formatDays(days) })} value={money(earned.now)} texts={before} />
      <Amount
        label={m.earnings_available()}
        value={money(balances.available)}
        texts={[m.earnings_dash_pending({ amount: money(balances.pending) }), ...owed]}
      />
    </div>
  );
}

/** The works with the highest recent earnings. `isWorking`: whether the contributor may still change works. */
export function Selling({
  earnings: { days, currency, selling },
  isWorking,
}: {
  earnings: OwnEarnings;
  isWorking: boolean;
}) {
  // Works without sales in the period only had refunds of earlier sales.
  const sold = selling.filter(({ sales }) => sales > 0);
  return (
    <WorksCard
      id="selling"
      title={m.earnings_dash_sells()}
      works={sold.map(({ contentId, title, sales, refunds, share }) => ({
        key: contentId,
        title,
        href: isWorking ? toOwnWork(contentId) : undefined,
        value: (
          <>
            {m.earnings_dash_sold({ count: formatCount(sales) })}
            {refunds === 0 ? '' : `, ${m.earnings_works_refunded({ count: formatCount(refunds) })}`} ·{' '}
            <span className="text-14 font-medium text-ink">{formatMoney(share, currency)}</span>
          </>
        ),
      }))}
      none={
        <>
          <p>{m.earnings_dash_sells_none({ days: formatDays(days) })}</p>
          {isWorking ? (
            <a
              href={localizeHref('/contributor/assets/published')}
              className="mt-2 inline-flex min-h-8 items-center text-ink underline underline-offset-4"
            >
              {m.earnings_dash_improve()}
            </a>
          ) : null}
        </>
      }
    />
  );
}
