import { formatTime } from '../../../../ui/components/time.tsx';
import { formatCount, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export interface Day {
  /** `YYYY-MM-DD` in Dhaka. */
  readonly day: string;
  readonly count: number;
}

const HEIGHT = 96;
const STEP = 10;
const GAP = 2;

const describeDay = (day: string): string => formatTime(`${day}T12:00:00+06:00`, 'short-day');

/** `+12%`, against as many days before; empty where there was nothing to compare with. */
function describeChange(now: number, before: number): string {
  if (before === 0) return '';
  const share = now / before - 1;
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
}

/** What people did on each of the last days: a number, how it changed, and a bar for each day. */
export function VisitsChart({ title, days, before }: { title: string; days: readonly Day[]; before: number }) {
  const sum = days.reduce((total, { count }) => total + count, 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const change = describeChange(sum, before);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="min-w-0 rounded-card border border-line bg-paper p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-14 text-muted">{title}</span>
        {change === '' ? null : (
          <span className="text-14 text-muted">
            {m.drafts_figures_change({ change, days: formatCount(days.length) })}
          </span>
        )}
        <span className="w-full text-36 tracking-tight">{formatCount(sum)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-4 h-24 w-full border-b border-line"
      >
        {days.map(({ day, count }, at) => {
          const height = count === 0 ? 0 : Math.max(3, (count / most) * HEIGHT);
          return (
            <rect
              key={day}
              x={at * STEP + GAP / 2}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
              className="fill-accent"
            >
              <title>{`${describeDay(day)}: ${formatCount(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      {first === undefined || last === undefined ? null : (
        <p aria-hidden="true" className="mt-2 flex justify-between text-12 text-muted">
          <span>{describeDay(first.day)}</span>
          <span>{describeDay(last.day)}</span>
        </p>
      )}
      <details className="mt-2 text-14">
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted underline hover:text-ink">
          {m.drafts_figures_table()}
        </summary>
        <table className="mt-2 w-full">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{m.drafts_figures_day()}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {describeDay(day)}
                </th>
                <td className="py-1 text-right tabular-nums">{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
