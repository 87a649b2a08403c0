import { formatDays } from '../format-days.ts';
import { getLocale, toIntlTag } from '../locale.ts';
import { formatNumber } from '../money.ts';
import { m } from '../paraglide/messages.js';
import { formatTime } from './time.tsx';

export interface ChartBar {
  /** `YYYY-MM-DD` or `YYYY-MM`, in Dhaka. */
  readonly span: string;
  readonly up: number;
  /** What went, drawn downwards. */
  readonly down?: number;
  /** Its row in the table, as `columns` are. */
  readonly cells: readonly string[];
}

interface BarChartProps {
  readonly title: string;
  /** Where a heading above says the title: it is for screen readers alone. */
  readonly isTitleHidden?: boolean;
  /** The sum, in words. */
  readonly total: string;
  readonly note: string;
  readonly columns: readonly string[];
  /** Oldest first. */
  readonly bars: readonly ChartBar[];
}

const HEIGHT = 120;
const STEP = 10;
const GAP = 2;
const MIN_HEIGHT = 3;

const isDay = (span: string): boolean => span.length === 10;

function describeSpan(span: string): string {
  if (isDay(span)) return formatTime(`${span}T12:00:00+06:00`, 'short-day');
  const format = new Intl.DateTimeFormat(toIntlTag(getLocale(), 'en-GB'), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${span}-15T00:00:00Z`));
}

/** `+12% compared to the previous 30 days`; empty where there was nothing to compare with. */
export function describeChange(now: number, before: number, days: number): string {
  if (before <= 0) return '';
  const share = formatNumber(now / before - 1, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return m.chart_change({ change: share, days: formatDays(days) });
}

function Bar({ x, y, height, className }: { x: number; y: number; height: number; className: string }) {
  return height === 0 ? null : <rect x={x} y={y} width={STEP - GAP} height={height} className={className} />;
}

function Bars({ bars, columns }: Pick<BarChartProps, 'bars' | 'columns'>) {
  const most = Math.max(...bars.map(({ up }) => up), 0);
  const least = Math.max(...bars.map(({ down = 0 }) => down), 0);
  const scale = HEIGHT / Math.max(1, most + least);
  const zero = most + least === 0 ? HEIGHT : most * scale;
  const toHeight = (amount: number): number => (amount <= 0 ? 0 : Math.max(MIN_HEIGHT, amount * scale));
  return (
    <svg
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-4 h-28 w-full"
    >
      {bars.map(({ span, up, down = 0, cells }, at) => {
        const x = at * STEP + GAP / 2;
        return (
          <g key={span}>
            <title>{`${describeSpan(span)}: ${columns.map((column, cell) => `${column} ${cells[cell] ?? ''}`).join(', ')}`}</title>
            <Bar x={x} y={Math.max(0, zero - toHeight(up))} height={toHeight(up)} className="fill-accent" />
            <Bar x={x} y={zero} height={toHeight(down)} className="fill-muted" />
          </g>
        );
      })}
      <line
        x1="0"
        x2={bars.length * STEP}
        y1={zero}
        y2={zero}
        vectorEffect="non-scaling-stroke"
        className="stroke-line"
      />
    </svg>
  );
}

function BarTable({ title, columns, bars }: Pick<BarChartProps, 'title' | 'columns' | 'bars'>) {
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{title}</caption>
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              {isDay(bars[0]?.span ?? '') ? m.chart_day() : m.chart_month()}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 pl-3 text-right font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map(({ span, cells }) => (
            <tr key={span} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
                {describeSpan(span)}
              </th>
              {columns.map((column, at) => (
                <td key={column} className="py-1 pl-3 text-right tabular-nums">
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A sum, a bar for each day or month, and the same as a table: what screen readers read. */
export function BarChart({ title, isTitleHidden = false, total, note, columns, bars }: BarChartProps) {
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className="min-w-0 rounded-card border border-line bg-paper p-4 sm:p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={isTitleHidden ? 'sr-only' : 'w-full text-14 text-muted'}>{title}</span>
        <span className="text-28 tracking-tight tabular-nums sm:text-36">{total}</span>
        <span className="text-14 text-muted">{note}</span>
      </figcaption>
      <Bars bars={bars} columns={columns} />
      {first === undefined || last === undefined ? null : (
        <p aria-hidden="true" className="mt-2 flex justify-between text-12 text-muted">
          <span>{describeSpan(first.span)}</span>
          <span>{describeSpan(last.span)}</span>
        </p>
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
