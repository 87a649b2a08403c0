import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { defineList } from '../../../../../ui/admin/lists/list.ts';
import { Ago } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { SmallPicture } from '../../../assets/web/admin/asset-cells.tsx';
import { waitingFilters } from '../../../reviews/web/admin/waiting-filters.ts';
import type { reportsAdminContract } from '../../contract/admin.ts';
import { reportKinds } from '../../contract/reports.ts';
import { kindLabels } from '../kind-words.ts';
import { outcomeWords } from './outcome-words.ts';

export type ReportCase = OutputOf<typeof reportsAdminContract.cases>['items'][number];

const path = '/admin/content/reports';

/** Describes what a case is about. */
export function nameCase({ asset, isAboutContent, list, isAboutList, rating, isAboutRating }: ReportCase): string {
  if (isAboutRating) return rating === null ? m.reports_rating_gone() : m.reports_rating_named({ title: rating.title });
  if (isAboutList) return list === null ? m.reports_list_gone() : m.reports_list_named({ name: list.name });
  return asset?.title ?? (isAboutContent ? m.reports_content_gone() : m.reports_about_nothing());
}

function CaseCell({ row }: { row: ReportCase }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <SmallPicture src={row.asset?.preview?.small} />
      <span className="min-w-0">
        <a
          data-row-action
          href={localizeHref(`${path}/${encodeURIComponent(row._id)}`)}
          className="line-clamp-3 font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
        >
          {nameCase(row)}
        </a>
        {row.asset === null ? null : (
          <span className="block text-12 text-muted wrap-anywhere">{row.asset.contributor.name}</span>
        )}
      </span>
    </span>
  );
}

/** Table of cases: reports grouped by their subject. */
export const caseList = defineList({
  path,
  title: () => m.reports_admin_title(),
  text: () => m.reports_admin_text(),
  filterLabel: () => m.reports_filter(),
  filters: {
    status: {
      kind: 'choice',
      label: () => m.reports_status(),
      choices: [['closed', () => m.reports_status_closed()]],
    },
    kind: {
      kind: 'choice',
      label: () => m.reports_kind_short(),
      choices: reportKinds.map((kind) => [kind, kindLabels[kind]] as const),
    },
    ...waitingFilters,
  },
  sorts: ['first', '-reports'],
  pageSize: 50,
  load: (api, query) => api('GET /report/cases', { query }),
  exportPath: '/report/export',
  rowId: ({ _id }) => _id,
  rowName: nameCase,
  columns: [
    { key: 'case', header: () => m.reports_about(), cell: (row) => <CaseCell row={row} />, isUnlabelled: true },
    {
      key: 'kinds',
      header: () => m.reports_kind_short(),
      cell: ({ kinds }) => kinds.map((kind) => kindLabels[kind]()).join(' · '),
    },
    {
      key: 'reports',
      header: () => m.reports_admin_title(),
      cell: ({ reports }) => formatCount(reports),
      className: 'tabular-nums',
    },
    {
      key: 'first',
      header: () => m.reports_first(),
      cell: ({ firstAt }) => <Ago at={firstAt} />,
      className: 'tabular-nums',
    },
    {
      key: 'state',
      header: () => m.reports_status(),
      cell: ({ claim, outcome }) => {
        if (outcome !== null) return outcomeWords[outcome]();
        if (claim === null) return m.reports_status_open();
        return claim.isMine ? m.reviews_claimed_by_me() : m.reviews_claimed_by({ name: claim.admin.name });
      },
      className: 'wrap-anywhere',
    },
  ],
  count: { one: (count) => m.reports_case_one({ count }), many: (count) => m.reports_case_count({ count }) },
  none: { title: () => m.reports_none(), text: () => m.reports_none_text() },
  noMatch: { title: () => m.assets_no_match(), text: () => m.assets_no_match_text() },
});
