import { formatCount } from '../../../../ui/money.ts';
import type { RatingSummary } from './rating-view.ts';
import { describeCount, describeStars } from './rating-words.ts';
import { formatAverage, Stars, starValues } from './stars.tsx';

/** The average with the number of ratings in one line. */
export function RatingLine({ summary: { average, count } }: { summary: Pick<RatingSummary, 'average' | 'count'> }) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Stars value={average} />
      <span aria-hidden="true" className="font-medium text-ink">
        {formatAverage(average)}
      </span>
      <span>({describeCount(count)})</span>
    </span>
  );
}

/** The average, and a bar for each number of stars. */
export function RatingBars({ summary: { average, count, byStars } }: { summary: RatingSummary }) {
  return (
    <div className="grid content-start gap-4">
      <div className="flex items-center gap-4">
        <span aria-hidden="true" className="text-48 leading-none font-semibold tracking-tight tabular-nums">
          {formatAverage(average)}
        </span>
        <span className="grid gap-1 text-14 text-muted">
          <Stars value={average} size="size-5" />
          {describeCount(count)}
        </span>
      </div>
      <dl className="grid gap-1.5 text-14">
        {starValues.toReversed().map((stars) => {
          const n = byStars[stars - 1] ?? 0;
          return (
            <div key={stars} className="grid grid-cols-[4.5rem_1fr_2.5rem] items-center gap-3">
              <dt className="text-muted">{describeStars(stars)}</dt>
              <dd className="contents tabular-nums">
                <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-star"
                    style={{ width: `${(n / Math.max(count, 1)) * 100}%` }}
                  />
                </span>
                <span className="text-right">{formatCount(n)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
