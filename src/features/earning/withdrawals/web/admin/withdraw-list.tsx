import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { defineList } from '../../../../../ui/admin/lists/list.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { withdrawTypes } from '../../../../money/payment-settings/contract.ts';
import { withdrawAges, type withdrawalsAdminContract } from '../../contract/admin.ts';
import { withdrawStatuses } from '../../contract/withdrawals.ts';
import { nameAccount, nameWithdrawal, statusLooks, typeNames, WithdrawStatusMark } from '../withdraw-view.tsx';

export type WithdrawSummary = OutputOf<typeof withdrawalsAdminContract.all>['items'][number];

export const paymentsPath = '/admin/contributors/payments';

function NumberCell({ row }: { row: WithdrawSummary }) {
  return (
    <span className="block min-w-0">
      <a
        data-row-action
        href={localizeHref(`${paymentsPath}/${row._id}`)}
        className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {nameWithdrawal(row)}
      </a>
      <span className="block text-12 text-muted wrap-anywhere">{row.contributor.name}</span>
    </span>
  );
}

/** Table of all withdrawals. */
export const withdrawList = defineList({
  path: paymentsPath,
  title: () => m.withdrawals_admin_title(),
  text: () => m.withdrawals_admin_text(),
  filterLabel: () => m.withdrawals_admin_filter(),
  filters: {
    q: { kind: 'search', label: () => m.withdrawals_admin_search() },
    status: {
      kind: 'choice',
      label: () => m.withdrawals_admin_status(),
      choices: [
        ['open', () => m.withdrawals_admin_open()] as const,
        ...withdrawStatuses.map((status) => [status, statusLooks[status].label] as const),
      ],
    },
    type: {
      kind: 'choice',
      label: () => m.withdrawals_admin_type(),
      choices: withdrawTypes.map((type) => [type, typeNames[type]] as const),
    },
    age: {
      kind: 'choice',
      label: () => m.withdrawals_admin_age(),
      choices: withdrawAges.map(
        (days) => [days, () => m.withdrawals_admin_days({ days: formatCount(Number(days)) })] as const,
      ),
    },
    contributor: { kind: 'link', removeLabel: () => m.withdrawals_admin_every_contributor(), maxLength: 40 },
  },
  sorts: ['-requested', '-number', 'account', 'status', '-amount'],
  pageSize: 50,
  load: (api, query) => api('GET /withdraw-request/all', { query }),
  exportPath: '/withdraw-request/export',
  rowId: ({ _id }) => _id,
  rowName: nameWithdrawal,
  chipText: (id, rows) => m.withdrawals_admin_only_of({ name: rows[0]?.contributor.name ?? id }),
  columns: [
    {
      key: 'number',
      header: () => m.withdrawals_admin_request(),
      cell: (row) => <NumberCell row={row} />,
      className: 'lg:max-w-72',
      isUnlabelled: true,
    },
    {
      key: 'account',
      header: () => m.withdrawals_to(),
      cell: (row) => <span className="wrap-anywhere">{nameAccount(row)}</span>,
      className: 'lg:max-w-64',
    },
    {
      key: 'status',
      header: () => m.withdrawals_admin_status(),
      cell: ({ status, needsSecondAdmin, approvedBy }) => (
        <>
          <WithdrawStatusMark status={status} />
          {status === 'approved' && needsSecondAdmin && approvedBy !== null ? (
            <span className="block text-12 text-muted">{m.withdrawals_admin_second({ name: approvedBy })}</span>
          ) : null}
        </>
      ),
    },
    {
      key: 'amount',
      header: () => m.withdrawals_amount(),
      cell: ({ amount, currency }) => <span className="whitespace-nowrap">{formatMoney(amount, currency)}</span>,
      className: 'tabular-nums',
    },
    {
      key: 'requested',
      header: () => m.withdrawals_admin_requested(),
      cell: ({ requestedAt }) => <DhakaTime at={requestedAt} />,
      className: 'tabular-nums',
    },
  ],
  count: { one: (count) => m.withdrawals_admin_one({ count }), many: (count) => m.withdrawals_admin_count({ count }) },
  none: { title: () => m.withdrawals_admin_none(), text: () => m.withdrawals_admin_none_text() },
  noMatch: { title: () => m.withdrawals_admin_no_match(), text: () => m.withdrawals_admin_no_match_text() },
});
