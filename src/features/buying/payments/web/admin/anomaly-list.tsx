import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { defineList } from '../../../../../ui/admin/lists/list.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { nameOrder } from '../../../orders/web/admin/order-list.tsx';
import { nameProvider } from '../../../orders/web/admin/provider-names.ts';
import { anomalyKinds, type paymentsAdminContract } from '../../contract/admin.ts';
import { anomalyWords, describeAnomaly, describeDifference } from './anomaly-words.ts';

type Anomaly = OutputOf<typeof paymentsAdminContract.anomalies>['items'][number];

function AnomalyCell({ row }: { row: Anomaly }) {
  const difference = describeDifference(row, (minor) => formatMoney(minor, row.order.currency));
  return (
    <>
      <span className="block font-medium">{anomalyWords[row.kind].title()}</span>
      {difference === '' ? null : <span className="block text-12 wrap-anywhere">{difference}</span>}
      <span className="mt-1 block text-12 text-muted">{describeAnomaly(row)}</span>
      {row.isUndecided ? (
        <span className="mt-1 block text-12 font-medium text-warning">{m.payments_admin_surplus_owed()}</span>
      ) : null}
    </>
  );
}

/** Table of payment anomalies. */
export const anomalyList = defineList({
  path: '/admin/orders/anomalies',
  title: () => m.payments_admin_anomalies(),
  text: () => m.payments_admin_anomalies_text(),
  filterLabel: () => m.payments_admin_anomalies_filter(),
  filters: {
    status: {
      kind: 'choice',
      label: () => m.payments_admin_seen_filter(),
      choices: [['all', () => m.payments_admin_seen_all()]],
      noChoice: () => m.payments_admin_seen_new(),
    },
    kind: {
      kind: 'choice',
      label: () => m.payments_admin_anomaly(),
      choices: anomalyKinds.map((kind) => [kind, anomalyWords[kind].title] as const),
    },
  },
  sorts: ['-last', 'anomaly'],
  pageSize: 50,
  load: (api, query) => api('GET /payment/anomalies', { query }),
  rowId: ({ _id }) => _id,
  rowName: ({ kind, order }) => `${anomalyWords[kind].title()}, ${nameOrder(order)}`,
  columns: [
    {
      key: 'anomaly',
      header: () => m.payments_admin_anomaly(),
      cell: (row) => <AnomalyCell row={row} />,
      className: 'lg:max-w-md',
      isUnlabelled: true,
    },
    {
      key: 'order',
      header: () => m.payments_admin_of_order(),
      cell: ({ order, provider }) => (
        <>
          <a
            data-row-action
            href={localizeHref(`/admin/orders/${order._id}`)}
            className="underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {nameOrder(order)}
          </a>
          <span className="block text-12 text-muted">{nameProvider(provider)}</span>
        </>
      ),
    },
    {
      key: 'last',
      header: () => m.payments_admin_last(),
      cell: ({ lastAt, times, seenBy }) => (
        <>
          <DhakaTime at={lastAt} />
          {times === 1 ? null : (
            <span className="block text-12 text-muted">{m.payments_admin_times({ count: formatCount(times) })}</span>
          )}
          {seenBy === null ? null : (
            <span className="block text-12 text-muted">{m.payments_admin_seen_by({ name: seenBy })}</span>
          )}
        </>
      ),
      className: 'tabular-nums',
    },
  ],
  actions: [
    {
      key: 'see',
      kind: 'confirm',
      label: ({ seenAt }) => (seenAt === null ? m.payments_admin_see() : m.payments_admin_reopen()),
      name: ({ seenAt, kind, order }) =>
        `${seenAt === null ? m.payments_admin_see() : m.payments_admin_reopen()}: ${anomalyWords[kind].title()}, ${nameOrder(order)}`,
      title: ({ seenAt }) => (seenAt === null ? m.payments_admin_see_title() : m.payments_admin_reopen_title()),
      text: ({ seenAt }) => (seenAt === null ? m.payments_admin_see_text() : m.payments_admin_reopen_text()),
      run: async (api, { _id, seenAt }) => {
        await api('PUT /payment/anomaly/{id}', { params: { id: _id }, body: { seen: seenAt === null } });
        return 'reload';
      },
      done: ({ seenAt }) => (seenAt === null ? m.payments_admin_seen() : m.payments_admin_reopened()),
      failed: () => m.payments_admin_see_failed(),
    },
  ],
  count: {
    one: (count) => m.payments_admin_anomalies_one({ count }),
    many: (count) => m.payments_admin_anomalies_count({ count }),
  },
  none: { title: () => m.payments_admin_anomalies_none(), text: () => m.payments_admin_anomalies_none_text() },
  noMatch: {
    title: () => m.payments_admin_anomalies_no_match(),
    text: () => m.payments_admin_anomalies_no_match_text(),
  },
});
