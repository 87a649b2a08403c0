import type { OutputOf } from '../../../../platform/http/operation.ts';
import { defineList } from '../../../../ui/admin/lists/list.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { adjustmentsContract } from '../contract.ts';
import { booksHref, unsettledPath } from './paths.ts';
import { nameStanding } from './words.ts';

type Unsettled = OutputOf<typeof adjustmentsContract.unsettled>['items'][number];

function Money({ minor, currency, face = '' }: { minor: number; currency: string; face?: string }) {
  return minor === 0 ? <>–</> : <span className={`whitespace-nowrap ${face}`}>{formatMoney(minor, currency)}</span>;
}

function NameCell({ row: { contributor, isProposed } }: { row: Unsettled }) {
  return (
    <span className="block min-w-0">
      <a
        data-row-action
        href={booksHref(contributor._id)}
        className="font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {contributor.name}
      </a>
      <span className="block text-12 text-muted">{nameStanding(contributor.standing)}</span>
      {isProposed ? <span className="block text-12 font-medium text-warning">{m.adjustments_waits()}</span> : null}
    </span>
  );
}

/** Table of contributors whose balance regular sales and withdrawals can't settle. */
export const unsettledList = defineList({
  path: unsettledPath,
  title: () => m.adjustments_title(),
  text: () => m.adjustments_list_text(),
  filterLabel: () => m.adjustments_title(),
  filters: {},
  sorts: ['-amount', '-debt', '-available', '-later'],
  pageSize: 50,
  load: (api, query) => api('GET /adjustment/all', { query }),
  rowId: ({ contributor }) => contributor._id,
  rowName: ({ contributor }) => contributor.name,
  columns: [
    {
      key: 'name',
      header: () => m.adjustments_contributor(),
      cell: (row) => <NameCell row={row} />,
      className: 'lg:max-w-80',
      isUnlabelled: true,
    },
    {
      key: 'debt',
      header: () => m.adjustments_debt(),
      cell: ({ debt, currency }) => <Money minor={debt} currency={currency} face="text-danger" />,
      className: 'tabular-nums',
    },
    {
      key: 'available',
      header: () => m.adjustments_available(),
      cell: ({ available, currency }) => <Money minor={available} currency={currency} />,
      className: 'tabular-nums',
    },
    {
      key: 'later',
      header: () => m.adjustments_later(),
      cell: ({ later, currency }) => <Money minor={later} currency={currency} />,
      className: 'tabular-nums',
    },
  ],
  count: { one: (count) => m.adjustments_one({ count }), many: (count) => m.adjustments_count({ count }) },
  none: { title: () => m.adjustments_none(), text: () => m.adjustments_none_text() },
  noMatch: { title: () => m.adjustments_none(), text: () => m.adjustments_none_text() },
});
