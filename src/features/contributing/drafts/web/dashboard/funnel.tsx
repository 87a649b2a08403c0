import { describeChange } from '../../../../../ui/components/bar-chart.tsx';
import { formatCount, formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

export interface Compared {
  readonly now: number;
  /** Number in the previous period of the same length. */
  readonly before: number;
}

interface FunnelProps {
  readonly days: number;
  readonly views: Compared;
  readonly downloads: Compared;
  readonly sales: Compared;
}

/** Formats a number as a percentage of the views; empty if there are too few views. */
const describeShare = (count: number, views: number): string =>
  views === 0 || count > views
    ? ''
    : m.drafts_funnel_share({ share: formatNumber(count / views, { style: 'percent', maximumFractionDigits: 1 }) });

/** Views, downloads and sales, each compared with the previous period. */
export function Funnel({ days, views, downloads, sales }: FunnelProps) {
  const steps = [
    { label: m.drafts_figures_views(), figure: views, share: '' },
    { label: m.drafts_figures_downloads(), figure: downloads, share: describeShare(downloads.now, views.now) },
    { label: m.drafts_funnel_sales(), figure: sales, share: describeShare(sales.now, views.now) },
  ];
  return (
    <dl className="mb-4 grid divide-line rounded-card border border-line bg-paper max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      {steps.map(({ label, figure: { now, before }, share }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-3 px-4 py-3 sm:block sm:p-5">
          <dt className="text-14 text-muted max-sm:w-full">{label}</dt>
          <dd className="text-22 font-medium tracking-tight tabular-nums sm:mt-1 sm:text-28">{formatCount(now)}</dd>
          {[share, describeChange(now, before, days)].map((text) =>
            text === '' ? null : (
              <dd key={text} className="text-12 text-muted tabular-nums sm:mt-1">
                {text}
              </dd>
            ),
          )}
        </div>
      ))}
    </dl>
  );
}
