import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { defineList } from '../../../../../ui/admin/lists/list.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { refundRequestsContract } from '../../contract/refund-requests.ts';
import { nameBuyer, nameOrder } from './order-list.tsx';
import { describeRequestReason, requestStatusWords } from './refund-words.ts';

type Queued = OutputOf<typeof refundRequestsContract.queue>['items'][number];

function LinesCell({ row: { lines, order } }: { row: Queued }) {
  return (
    <ul className="grid gap-1.5">
      {lines.map(({ lineId, title, variantName, price, status, isDownloaded }) => (
        <li key={lineId}>
          <span className="line-clamp-2 wrap-anywhere">
            {title} · {variantName}
          </span>
          <span className="block text-12 text-muted tabular-nums">
            {formatMoney(price, order.currency)} ·{' '}
            {status === 'open' ? <Downloaded isDownloaded={isDownloaded} /> : requestStatusWords[status]()}
          </span>
        </li>
      ))}
    </ul>
  );
}

const Downloaded = ({ isDownloaded }: { isDownloaded: boolean }) =>
  isDownloaded ? (
    <span className="text-warning">{m.orders_admin_downloaded()}</span>
  ) : (
    m.orders_requests_not_downloaded()
  );

/** Table of refund requests; an owner decides on the order's page. */
export const requestList = defineList({
  path: '/admin/orders/refund-requests',
  title: () => m.orders_requests_title(),
  text: () => m.orders_requests_text(),
  filterLabel: () => m.orders_requests_filter(),
  filters: {
    status: {
      kind: 'choice',
      label: () => m.orders_admin_status(),
      choices: [
        ['open', () => m.orders_requests_status_open()],
        ['closed', () => m.orders_requests_closed()],
      ],
    },
  },
  sorts: ['requested'],
  pageSize: 50,
  load: (api, query) => api('GET /order/refund-request/all', { query }),
  exportPath: '/order/refund-request/export',
  rowId: ({ _id }) => _id,
  rowName: ({ order }) => nameOrder(order),
  columns: [
    {
      key: 'order',
      header: () => m.orders_admin_order(),
      cell: ({ order, buyer }) => (
        <span className="block min-w-0">
          <a
            data-row-action
            href={localizeHref(`/admin/orders/${order._id}`)}
            className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {nameOrder(order)}
          </a>
          <span className="block text-12 text-muted wrap-anywhere">{nameBuyer(buyer)}</span>
        </span>
      ),
      className: 'lg:max-w-60',
      isUnlabelled: true,
    },
    {
      key: 'lines',
      header: () => m.orders_requests_items(),
      cell: (row) => <LinesCell row={row} />,
      className: 'lg:max-w-80',
    },
    {
      key: 'reason',
      header: () => m.orders_admin_refund_reason(),
      cell: ({ reason, note }) => (
        <>
          <span className="block">{describeRequestReason(reason)}</span>
          {note === '' ? null : <span className="line-clamp-2 text-12 text-muted wrap-anywhere">{note}</span>}
        </>
      ),
      className: 'lg:max-w-60',
    },
    {
      key: 'requested',
      header: () => m.orders_requests_requested(),
      cell: ({ requestedAt }) => <DhakaTime at={requestedAt} />,
      className: 'tabular-nums',
    },
  ],
  count: { one: (count) => m.orders_requests_one({ count }), many: (count) => m.orders_requests_count({ count }) },
  none: { title: () => m.orders_requests_none(), text: () => m.orders_requests_none_text() },
  noMatch: { title: () => m.orders_requests_no_match(), text: () => m.orders_requests_no_match_text() },
});
