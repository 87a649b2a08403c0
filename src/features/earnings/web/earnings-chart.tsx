import type { OutputOf } from '../../../platform/http/operation.ts';
import { chip } from '../../../ui/components/button.ts';
import { formatTime } from '../../../ui/components/time.tsx';
import { getLocale } from '../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { earningsContract } from '../contract.ts';

export type EarningsSpans = OutputOf<(typeof earningsContract)['chart']>;
type Span = EarningsSpans['spans'][number];

const HEIGHT = 120;
const STEP = 10;
const GAP = 2;
const MIN_HEIGHT = 2;

/** A day, or a month, in words. */
function describeSpan(span: string): string {
  if (span.length === 10) return formatTime(`${span}T12:00:00+06:00`, 'short-day');
  const format = new Intl.DateTimeFormat(getLocale() === 'bn' ? 'bn-BD' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${span}-15T00:00:00Z`));
}

/** Earned upwards, taken back downwards. */
function Bars({ spans, currency }: { spans: readonly Span[]; currency: string }) {
  const most = Math.max(...spans.map(({ earned }) => earned), 0);
  const least = Math.max(...spans.map(({ returned }) => returned), 0);
  const scale = HEIGHT / Math.max(1, most + least);
  const zero = most * scale;
  const toHeight = (amount: number): number => (amount === 0 ? 0 : Math.max(MIN_HEIGHT, amount * scale));
  return (
    <svg
      viewBox={`0 0 ${spans.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-4 h-32 w-full"
    >
      {spans.map(({ span, earned, returned }, at) => (
        <g key={span}>
          <title>{`${describeSpan(span)}: ${formatMoney(earned - returned, currency)}`}</title>
          <rect
            x={at * STEP + GAP / 2}
            y={Math.max(0, zero - toHeight(earned))}
            width={STEP - GAP}
            height={toHeight(earned)}
            className="fill-accent"
          />
          <rect
            x={at * STEP + GAP / 2}
            y={zero}
            width={STEP - GAP}
            height={toHeight(returned)}
            className="fill-muted"
          />
        </g>
      ))}
      <line
        x1="0"
        x2={spans.length * STEP}
        y1={zero}
        y2={zero}
        vectorEffect="non-scaling-stroke"
        className="stroke-line"
      />
    </svg>
  );
}

function SpanTable({ spans, by, currency }: EarningsSpans) {
  const cell = 'py-1 pl-3 text-right tabular-nums';
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{m.earnings_chart()}</caption>
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              {by === 'day' ? m.earnings_span_day() : m.earnings_span_month()}
            </th>
            {[m.earnings_sales(), m.earnings_earned(), m.earnings_refunds(), m.earnings_returned()].map((label) => (
              <th key={label} scope="col" className="py-1 pl-3 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spans.toReversed().map(({ span, sales, earned, refunds, returned }) => (
            <tr key={span} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
                {describeSpan(span)}
              </th>
              <td className={cell}>{formatCount(sales)}</td>
              <td className={cell}>{formatMoney(earned, currency)}</td>
              <td className={cell}>{formatCount(refunds)}</td>
              <td className={cell}>{formatMoney(returned, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ranges = [
  ['day', () => m.earnings_chart_days()],
  ['month', () => m.earnings_chart_months()],
] as const;

/** What came and went by day or month: a sum, a bar for each, and the same as a table. `toHref` of another period. */
export function EarningsChart({ chart, toHref }: { chart: EarningsSpans; toHref: (by: 'day' | 'month') => string }) {
  const { spans, by, currency } = chart;
  const sum = (key: 'sales' | 'earned' | 'refunds' | 'returned') => spans.reduce((total, span) => total + span[key], 0);
  const [first, last] = [spans[0], spans.at(-1)];
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
      <figure className="rounded-card border border-line bg-paper p-5">
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-36 tracking-tight tabular-nums">
            {formatMoney(sum('earned') - sum('returned'), currency)}
          </span>
          <span className="text-14 text-muted">
            {m.earnings_chart_sum({ count: formatCount(sum('sales')), refunds: formatCount(sum('refunds')) })}
          </span>
        </figcaption>
        <Bars spans={spans} currency={currency} />
        {first === undefined || last === undefined ? null : (
          <p aria-hidden="true" className="mt-2 flex justify-between text-12 text-muted">
            <span>{describeSpan(first.span)}</span>
            <span>{describeSpan(last.span)}</span>
          </p>
        )}
        <details className="mt-2 text-14">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted underline hover:text-ink">
            {m.earnings_table()}
          </summary>
          <SpanTable {...chart} />
        </details>
      </figure>
    </section>
  );
}
