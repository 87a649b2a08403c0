import type { OutputOf } from '../../../../platform/http/operation.ts';
import { BarChart } from '../../../../ui/components/bar-chart.tsx';
import { chip } from '../../../../ui/components/button.ts';
import { formatCount, formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { earningsContract } from '../contract/earnings.ts';

export type EarningsSpans = OutputOf<(typeof earningsContract)['chart']>;

const ranges = [
  ['day', () => m.earnings_chart_days({ days: formatCount(30) })],
  ['month', () => m.earnings_chart_months({ months: formatCount(12) })],
] as const;

/**
 * Chart of earnings and refunds by day or month, with the same data as a table. `toHref`: address of the chart for
 * another period.
 */
export function EarningsChart({ chart, toHref }: { chart: EarningsSpans; toHref: (by: 'day' | 'month') => string }) {
  const { spans, by, currency } = chart;
  const sum = (key: 'sales' | 'earned' | 'refunds' | 'returned') => spans.reduce((total, span) => total + span[key], 0);
  return (
    <section aria-labelledby="earned" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="earned" className="text-22">
          {m.earnings_chart()}
        </h2>
        <nav aria-label={m.earnings_chart_range()} className="flex gap-2">
          {ranges.map(([value, label]) => (
            <a key={value} href={toHref(value)} aria-current={value === by ? 'true' : undefined} className={chip}>
              {label()}
            </a>
          ))}
        </nav>
      </div>
      <BarChart
        title={m.earnings_chart()}
        isTitleHidden
        total={formatMoney(sum('earned') - sum('returned'), currency)}
        note={m.earnings_chart_sum({ count: formatCount(sum('sales')), refunds: formatCount(sum('refunds')) })}
        format={(amount) => formatMoney(amount, currency)}
        columns={[m.earnings_sales(), m.earnings_earned(), m.earnings_refunds(), m.earnings_returned()]}
        bars={spans.map(({ span, sales, earned, refunds, returned }) => ({
          span,
          up: earned,
          down: returned,
          cells: [
            formatCount(sales),
            formatMoney(earned, currency),
            formatCount(refunds),
            formatMoney(returned, currency),
          ],
        }))}
      />
    </section>
  );
}
