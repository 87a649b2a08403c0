import { useMemo } from 'react';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import { browserApi } from '../../../../ui/api/client.ts';
import { chip } from '../../../../ui/components/button.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { earningsContract } from '../contract/earnings.ts';

export type EarnedWorksData = OutputOf<(typeof earningsContract)['contents']>;
export type EarnedDays = '30' | '365' | 'all';

const ranges = [
  ['30', () => m.earnings_works_30({ days: formatCount(30) })],
  ['365', () => m.earnings_works_365({ months: formatCount(12) })],
  ['all', () => m.earnings_works_all()],
] as const;

/** Number of works per page. */
export const WORKS_PAGE = 10;

/** Earnings by work, highest first. `toHref`: address of the page for another period. */
export function EarnedWorks({
  works,
  days,
  toHref,
}: {
  works: EarnedWorksData;
  days: EarnedDays;
  toHref: (days: EarnedDays) => string;
}) {
  const { currency } = works;
  const first = useMemo(() => ({ items: works.items, next: works.nextCursor }), [works]);
  const more = useLoadMore({
    first,
    getId: ({ contentId }) => contentId,
    fetchPage: async (cursor) => {
      const query = { days, cursor, limit: WORKS_PAGE };
      const { items, nextCursor } = await browserApi('GET /contributor/sales-earnings/contents', { query });
      return { items, next: nextCursor };
    },
  });
  const wide = 'hidden px-3 py-3 text-right tabular-nums md:table-cell';
  return (
    <section aria-labelledby="works" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="works" className="text-22">
          {m.earnings_works()}
        </h2>
        <nav aria-label={m.earnings_works_range()} className="flex flex-wrap gap-2">
          {ranges.map(([value, label]) => (
            <a key={value} href={toHref(value)} aria-current={value === days ? 'true' : undefined} className={chip}>
              {label()}
            </a>
          ))}
        </nav>
      </div>
      <div className="rounded-card border border-line bg-paper">
        {more.items.length === 0 ? (
          <p className="px-5 py-8 text-14 text-muted">{m.earnings_works_none()}</p>
        ) : (
          <table className="w-full text-14">
            <caption className="sr-only">{m.earnings_works()}</caption>
            <thead className="text-12 text-muted">
              <tr>
                <th scope="col" className="px-4 py-2 text-left font-medium sm:px-5">
                  {m.earnings_work()}
                </th>
                <th scope="col" className="px-3 py-2 text-right font-medium">
                  {m.earnings_sales()}
                </th>
                <th scope="col" className="hidden px-3 py-2 text-right font-medium md:table-cell">
                  {m.earnings_price()}
                </th>
                <th scope="col" className="hidden px-3 py-2 text-right font-medium md:table-cell">
                  {m.earnings_fee()}
                </th>
                <th scope="col" className="py-2 pr-4 pl-3 text-right font-medium sm:pr-5">
                  {m.earnings_share()}
                </th>
              </tr>
            </thead>
            <tbody>
              {more.items.map(({ contentId, title, sales, refunds, price, platformFee, share, isShared }) => (
                <tr
                  key={contentId}
                  ref={contentId === more.focusId ? takeLostFocus : undefined}
                  tabIndex={-1}
                  className="border-t border-line"
                >
                  <th scope="row" className="px-4 py-3 text-left font-normal sm:px-5">
                    <a
                      href={localizeHref(toReadablePath('/content', contentId, title))}
                      className="wrap-anywhere hover:underline"
                    >
                      {title}
                    </a>
                    {isShared ? <span className="block text-12 text-muted">{m.earnings_works_shared()}</span> : null}
                  </th>
                  <td className="px-3 py-3 text-right tabular-nums">
                    {formatCount(sales)}
                    {refunds === 0 ? null : (
                      <span className="block text-12 text-muted">
                        {m.earnings_works_refunded({ count: formatCount(refunds) })}
                      </span>
                    )}
                  </td>
                  <td className={wide}>{formatMoney(price, currency)}</td>
                  <td className={wide}>{formatMoney(platformFee, currency)}</td>
                  <td className="py-3 pr-4 pl-3 text-right font-medium tabular-nums sm:pr-5">
                    {formatMoney(share, currency)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      {works.nextCursor === null ? null : <LoadMoreButton more={more} />}
    </section>
  );
}
