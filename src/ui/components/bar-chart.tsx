import { formatDays } from '../format-days.ts';
import { formatCount, formatNumber } from '../money.ts';
import { m } from '../paraglide/messages.js';
import { BarPlot } from './chart/bar-plot.tsx';
import { BarTable } from './chart/bar-table.tsx';
import { describeSpan } from './chart/span.ts';

export interface ChartBar {
  /** Day `YYYY-MM-DD` or month `YYYY-MM` in Dhaka. */
  readonly span: string;
  readonly up: number;
  /** Negative part, drawn downwards. */
  readonly down?: number;
  /** Value in the previous period, drawn as a dotted line. */
  readonly before?: number;
  /** Cells of the bar's row in the table, in the order of `columns`. */
  readonly cells: readonly string[];
}

interface BarChartProps {
  readonly title: string;
  /** Whether a heading above already shows the title, which is then only for screen readers. */
  readonly isTitleHidden?: boolean;
  /** The formatted sum. */
  readonly total: string;
  readonly note: string;
  readonly columns: readonly string[];
  /** Bars, oldest first. */
  readonly bars: readonly ChartBar[];
  /** Formats values on the axis; default: as counts. */
  readonly format?: (value: number) => string;
}

/** Minimum number of bars; fewer are only described in words. */
const MIN_POINTS = 3;

/** Describes a change as `+12% compared to the previous 30 days`; empty without an earlier value. */
export function describeChange(now: number, before: number, days: number): string {
  if (before <= 0) return '';
  const share = formatNumber(now / before - 1, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return m.chart_change({ change: share, days: formatDays(days) });
}

/** Explains the last bar and the dotted line. */
function Legend({ bars, format }: { bars: readonly ChartBar[]; format: (value: number) => string }) {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div aria-hidden="true" className="mt-2 text-12 text-muted">
      <p className="flex justify-between gap-4">
        <span>{describeSpan(first.span)}</span>
        <span>
          {describeSpan(last.span)}: <span className="font-medium text-ink">{format(last.up - (last.down ?? 0))}</span>
        </span>
      </p>
      {bars.some(({ before }) => before !== undefined) ? (
        <p className="mt-1 flex items-center gap-2">
          <span className="w-6 border-t-2 border-dotted border-ink" />
          {m.chart_before({ days: formatDays(bars.length) })}
        </p>
      ) : null}
    </div>
  );
}

/** A sum, a bar chart by day or month, and the data as a table, which screen readers read. */
export function BarChart(props: BarChartProps) {
  const { title, isTitleHidden = false, total, note, columns, bars, format = formatCount } = props;
  const points = bars.filter(({ up, down = 0, before = 0 }) => up !== 0 || down !== 0 || before !== 0).length;
  return (
    <figure className="flex min-w-0 flex-col rounded-card border border-line bg-paper p-4 sm:p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={isTitleHidden ? 'sr-only' : 'w-full text-14 text-muted'}>{title}</span>
        <span className="text-28 tracking-tight tabular-nums sm:text-36">{total}</span>
        <span className="text-14 text-muted">{note}</span>
      </figcaption>
      {points < MIN_POINTS ? (
        <p className="mt-4 text-14 text-muted">{points === 0 ? m.chart_nothing() : m.chart_few()}</p>
      ) : (
        <>
          <BarPlot
            bars={bars}
            format={format}
            toTitle={({ span, cells }) =>
              `${describeSpan(span)}: ${columns.map((column, cell) => `${column} ${cells[cell] ?? ''}`).join(', ')}`
            }
          />
          <Legend bars={bars} format={format} />
        </>
      )}
      <details className="mt-2 text-14">
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted underline hover:text-ink">
          {m.chart_table()}
          <span className="sr-only">: {title}</span>
        </summary>
        <BarTable title={title} columns={columns} bars={bars} />
      </details>
    </figure>
  );
}
