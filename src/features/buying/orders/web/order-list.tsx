import { browserApi } from '../../../../ui/api/client.ts';
import { primaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { formatTime, Time } from '../../../../ui/components/time.tsx';
import type { ListPage } from '../../../../ui/lists/fetch-new-items.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { toPicture } from '../../../catalogue/catalogue/web/to-card-view.ts';
import { nameBundle } from '../../bundles/web/bundle-view.ts';
import { WorkThumbnail } from '../../downloads/web/work-thumbnail.tsx';
import { OrderStatusMark } from './order-status.tsx';
import {
  formatOrderNumber,
  groupByMonth,
  type ListedOrder,
  type OrderMonth,
  toMonthAddress,
  toOrderPage,
  toTitles,
} from './order-view.ts';
import { RowPapers } from './row-papers.tsx';

/** The buyer's orders, newest first. `first`: first page, from the loader. */
export function OrderList({ first }: { first: ListPage<ListedOrder> }) {
  const more = useLoadMore({
    first,
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => toOrderPage(await browserApi('GET /order/all', { query: { cursor } })),
  });
  if (more.items.length === 0) return <NoOrders />;
  return (
    <>
      {groupByMonth(more.items).map((group) => (
        <section key={group.month} aria-labelledby={`month-${group.month}`} className="mb-8">
          <MonthHeading {...group} />
          <ul className="grid gap-3">
            {group.orders.map((order) => (
              <OrderRow key={order._id} order={order} takesFocus={order._id === more.focusId} />
            ))}
          </ul>
        </section>
      ))}
      <LoadMoreButton more={more} />
    </>
  );
}

/** Heading of a month, with a link to the receipts of its paid orders. */
function MonthHeading({ month, at, orders }: OrderMonth) {
  const name = formatTime(at, 'month');
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
      <h2 id={`month-${month}`} className="text-18">
        {name}
      </h2>
      {orders.some(({ paidAt }) => paidAt !== null) ? (
        <a
          href={toMonthAddress(month)}
          aria-label={m.orders_month_receipts_of({ month: name })}
          className="inline-flex min-h-11 items-center gap-1.5 text-14 underline underline-offset-4"
        >
          <Icon name="download" className="size-4" />
          {m.orders_month_receipts()}
        </a>
      ) : null}
    </div>
  );
}

function OrderRow({ order, takesFocus }: { order: ListedOrder; takesFocus: boolean }) {
  const { lines } = order;
  return (
    <li
      ref={takesFocus ? takeLostFocus : undefined}
      tabIndex={-1}
      className="rounded-card border border-line bg-paper hover:border-ink"
    >
      <a
        href={localizeHref(`/checkout/${order._id}`)}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 rounded-card p-4 sm:p-5"
      >
        <Works lines={lines} />
        <span className="grid gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="text-16 font-medium">{m.orders_number({ number: formatOrderNumber(order.number) })}</span>
            <OrderStatusMark status={order.status} />
          </span>
          {order.hasOpenRequest ? (
            <span className="inline-flex items-center gap-1.5 text-14 font-medium text-warning">
              <Icon name="clock" className="size-4" />
              {m.orders_request_open()}
            </span>
          ) : null}
          {order.bundle === null ? null : (
            <span className="text-14 wrap-anywhere">
              {m.orders_bundle()} · {nameBundle(order.bundle)}
            </span>
          )}
          <span className="truncate text-14 text-muted">{lines.map((line) => toTitles(line).title).join(', ')}</span>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-14">
            <span className="text-muted">
              {lines.length === 1
                ? m.orders_line_count_one({ count: formatCount(1) })
                : m.orders_line_count({ count: formatCount(lines.length) })}{' '}
              · <Time at={order.createdAt} format="minute" />
            </span>
            <span className="text-right tabular-nums">
              <span className="block text-16 font-medium">{formatMoney(order.total, order.currency)}</span>
              {order.refunded === 0 ? null : (
                <span className="block text-muted">
                  {m.orders_given_back({ amount: formatMoney(order.refunded, order.currency) })}
                </span>
              )}
            </span>
          </span>
        </span>
      </a>
      {order.paidAt === null ? null : <RowPapers order={order} />}
    </li>
  );
}

/** Thumbnail of the only work, or a tile of the first four. */
function Works({ lines }: Pick<ListedOrder, 'lines'>) {
  const shown = lines.slice(0, 4);
  const isOne = shown.length === 1;
  return (
    <span
      className={`grid size-16 gap-0.5 sm:size-20 ${isOne ? '' : 'grid-cols-2'} ${shown.length > 2 ? 'grid-rows-2' : ''}`}
    >
      {shown.map(({ _id, preview, isPublic }) => (
        <WorkThumbnail
          key={_id}
          picture={preview && toPicture(preview)}
          isPublic={isPublic}
          width={isOne ? 80 : 40}
          className={isOne ? 'size-full' : `size-full rounded-[4px]! ${shown.length === 3 ? 'first:row-span-2' : ''}`}
        />
      ))}
    </span>
  );
}

function NoOrders() {
  return (
    <div className="rounded-card border border-line bg-paper px-6 py-12 text-center">
      <Icon name="shopping-bag" className="mx-auto size-8 text-muted" />
      <h2 className="mt-4 text-22">{m.orders_empty()}</h2>
      <p className="mx-auto mt-2 mb-6 max-w-md text-16 text-muted">{m.orders_empty_text()}</p>
      <a href={localizeHref('/content')} className={primaryButton}>
        {m.orders_browse()}
      </a>
    </div>
  );
}
