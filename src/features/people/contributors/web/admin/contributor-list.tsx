import { defineList } from '../../../../../ui/admin/lists/list.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { ContributorName, ContributorStatus, statusLabels } from './contributor-labels.tsx';
import { decisionActions } from './decision-actions.tsx';

export const contributorList = defineList({
  path: '/admin/contributors/list',
  title: () => m.admin_nav_contributors_list(),
  text: () => m.contributors_admin_text(),
  filterLabel: () => m.contributors_admin_filter(),
  filters: {
    q: { kind: 'search', label: () => m.contributors_admin_search() },
    status: {
      kind: 'choice',
      label: () => m.contributors_admin_status(),
      choices: [
        ['pending', statusLabels.pending],
        ['active', statusLabels.active],
        ['suspended', statusLabels.suspended],
        ['rejected', statusLabels.rejected],
        ['closed', statusLabels.closed],
      ],
    },
  },
  sorts: ['-applied', 'name', 'status'],
  pageSize: 50,
  load: (api, query) => api('GET /contributor/all', { query }),
  exportPath: '/contributor/export',
  rowId: ({ _id }) => _id,
  rowName: ({ name }) => name,
  hasRecords: true,
  columns: [
    {
      key: 'name',
      header: () => m.contributors_admin_person(),
      cell: (contributor) => <ContributorName contributor={contributor} />,
      isUnlabelled: true,
    },
    {
      key: 'contact',
      header: () => m.contributors_admin_contact(),
      cell: ({ email, phone }) => [email, phone].filter((each) => each !== null).join(' · ') || '–',
      className: 'wrap-anywhere',
    },
    {
      key: 'status',
      header: () => m.contributors_admin_status(),
      cell: (contributor) => <ContributorStatus contributor={contributor} />,
      className: 'lg:max-w-64',
    },
    {
      key: 'contents',
      header: () => m.contributors_admin_contents(),
      cell: ({ contents }) => formatCount(contents),
      className: 'tabular-nums',
    },
    {
      key: 'applied',
      header: () => m.contributors_admin_applied(),
      cell: ({ appliedAt }) => <DhakaTime at={appliedAt} format="day" />,
      className: 'tabular-nums whitespace-nowrap',
    },
  ],
  actions: decisionActions,
  count: {
    one: (count) => m.contributors_admin_one({ count }),
    many: (count) => m.contributors_admin_count({ count }),
  },
  none: { title: () => m.contributors_admin_none(), text: () => m.contributors_admin_none_text() },
  noMatch: { title: () => m.contributors_admin_no_match(), text: () => m.contributors_admin_no_match_text() },
  keysHint: () => m.contributors_admin_keys(),
});
