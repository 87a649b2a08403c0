import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { defineList } from '../../../../../ui/admin/lists/list.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount, formatMoney, formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { orderPeriods, orderProviders, type ordersAdminContract } from '../../contract/admin.ts';
import { orderStatuses } from '../../contract/orders.ts';
import { OrderStatusMark } from '../order-status.tsx';
import { statusLooks } from '../order-view.ts';
import { nameProvider } from './provider-names.ts';

type Order = OutputOf<typeof ordersAdminContract.every>['items'][number];

const path = '/admin/orders';

export const nameOrder = ({ number }: { readonly number: number }): string =>
  m.orders_number({ number: formatNumber(number, { useGrouping: false }) });

/** Name of the buyer; a deleted account has none. */
export const nameBuyer = ({ name, email }: Order['buyer']): string => name || email || m.orders_admin_left();

function NumberCell({ row }: { row: Order }) {
  const [first = '', ...others] = row.titles;
  return (
    <span className="block min-w-0">
      <a
        data-row-action
        href={localizeHref(`${path}/${row._id}`)}
        className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {nameOrder(row)}
      </a>
      <span className="line-clamp-2 text-12 text-muted wrap-anywhere">
        {others.length === 0 ? first : m.orders_admin_and_more({ title: first, count: formatCount(others.length) })}
      </span>
    </span>
  );
}

function StatusCell({ row }: { row: Order }) {
  const { status, refunded, isRefunding, currency } = row;
  return (
    <>
      <OrderStatusMark status={status} />
      {refunded > 0 && status !== 'refunded' ? (
        <span className="block text-12 text-muted">
          {m.orders_admin_given_back({ amount: formatMoney(refunded, currency) })}
        </span>
      ) : null}
      {isRefunding ? <span className="block text-12 text-warning">{m.orders_admin_refund_requested()}</span> : null}
    </>
  );
}

/** Table of all orders. */
export const orderList = defineList({
  path,
  title: () => m.orders_title(),
  text: () => m.orders_admin_text(),
  filterLabel: () => m.orders_admin_filter(),
  filters: {
    q: { kind: 'search', label: () => m.orders_admin_search() },
    status: {
      kind: 'choice',
      label: () => m.orders_admin_status(),
      choices: orderStatuses.map((status) => [status, statusLooks[status].label] as const),
    },
    provider: {
      kind: 'choice',
      label: () => m.orders_admin_provider(),
      choices: orderProviders.map((name) => [name, () => nameProvider(name)] as const),
    },
    days: {
      kind: 'choice',
      label: () => m.orders_admin_period(),
      choices: orderPeriods.map(
        (days) => [days, () => m.orders_admin_last_days({ days: formatCount(Number(days)) })] as const,
      ),
    },
    buyer: { kind: 'link', removeLabel: () => m.orders_admin_every_buyer(), maxLength: 40 },
  },
  sorts: ['-created', '-number', 'buyer', 'status', '-total'],
  pageSize: 50,
  load: (api, query) => api('GET /order/every', { query }),
  exportPath: '/order/export',
  rowId: ({ _id }) => _id,
  rowName: nameOrder,
  chipText: (id, rows) => m.orders_admin_only_of({ name: rows[0] === undefined ? id : nameBuyer(rows[0].buyer) }),
  columns: [
    {
      key: 'number',
      header: () => m.orders_admin_order(),
      cell: (row) => <NumberCell row={row} />,
      className: 'lg:max-w-80',
      isUnlabelled: true,
    },
    {
      key: 'buyer',
      header: () => m.orders_admin_buyer(),
      cell: ({ buyer }) => (
        <>
          <span className="block wrap-anywhere">{nameBuyer(buyer)}</span>
          {buyer.name === '' || buyer.email === null ? null : (
            <span className="block text-12 text-muted wrap-anywhere">{buyer.email}</span>
          )}
        </>
      ),
      className: 'lg:max-w-60',
    },
    { key: 'status', header: () => m.orders_admin_status(), cell: (row) => <StatusCell row={row} /> },
    {
      key: 'total',
      header: () => m.orders_total(),
      cell: ({ total, currency, provider }) => (
        <>
          <span className="block whitespace-nowrap">{formatMoney(total, currency)}</span>
          {provider === null ? null : <span className="block text-12 text-muted">{nameProvider(provider)}</span>}
        </>
      ),
      className: 'tabular-nums',
    },
    {
      key: 'created',
      header: () => m.orders_admin_ordered(),
      cell: ({ createdAt }) => <DhakaTime at={createdAt} />,
      className: 'tabular-nums',
    },
  ],
  count: { one: (count) => m.orders_admin_one({ count }), many: (count) => m.orders_admin_count({ count }) },
  none: { title: () => m.orders_admin_none(), text: () => m.orders_admin_none_text() },
  noMatch: { title: () => m.orders_admin_no_match(), text: () => m.orders_admin_no_match_text() },
});
