import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { type ConfirmAction, defineList } from '../../../../../ui/admin/lists/list.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref, localizeName } from '../../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { requestsAdminContract } from '../../contract/admin.ts';
import { requestStatuses } from '../../contract/requests.ts';
import { formatDay } from '../request-facts.tsx';
import { describeStatus, statusWords } from '../status-words.ts';

export type ManagedRequest = OutputOf<typeof requestsAdminContract.all>['items'][number];

export const requestsPath = '/admin/content/requests';

const deleteAction: ConfirmAction<ManagedRequest> = {
  key: 'delete',
  kind: 'confirm',
  isDanger: true,
  label: () => m.requests_delete(),
  name: ({ title }) => m.requests_delete_named({ title }),
  title: ({ title }) => m.requests_delete_named({ title }),
  text: () => m.requests_delete_text(),
  run: async (api, { _id }) => {
    await api('DELETE /content-request/{id}', { params: { id: _id } });
    return 'reload';
  },
  done: () => m.requests_deleted(),
  failed: () => m.requests_admin_failed(),
  undo: {
    label: () => m.requests_undo(),
    done: () => m.requests_restored(),
    run: (api, { _id }) => api('PATCH /content-request/restore/{id}', { params: { id: _id } }),
  },
};

function TitleCell({ row }: { row: ManagedRequest }) {
  return (
    <>
      <a
        data-row-action
        href={localizeHref(`${requestsPath}/${row._id}`)}
        className="line-clamp-3 font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
      >
        {row.title}
      </a>
      <span className="block text-12 text-muted wrap-anywhere">
        {row.contact === null ? m.requests_contact_forgotten() : row.contact.hint}
        {row.pictures === 0 ? '' : ` · ${m.requests_picture_count({ count: formatCount(row.pictures) })}`}
      </span>
    </>
  );
}

/** Table of requests for custom content, latest first. */
export const requestList = defineList({
  path: requestsPath,
  title: () => m.admin_nav_content_requests(),
  text: () => m.requests_admin_text(),
  filterLabel: () => m.requests_filter(),
  filters: {
    q: { kind: 'search', label: () => m.requests_search() },
    status: {
      kind: 'choice',
      label: () => m.requests_status(),
      choices: requestStatuses.map((status) => [status, statusWords[status]] as const),
    },
    category: { kind: 'link', removeLabel: () => m.requests_every_category(), maxLength: 100 },
  },
  sorts: ['-created', 'title', 'status', '-budget', 'deadline'],
  pageSize: 50,
  load: (api, query) => api('GET /content-request/all', { query }),
  rowId: ({ _id }) => _id,
  rowName: ({ title }) => title,
  chipText: (key, rows) => {
    const category = rows.find((row) => row.category?.key === key)?.category;
    return category == null ? key : localizeName(category);
  },
  hasRecords: true,
  columns: [
    {
      key: 'title',
      header: () => m.requests_title(),
      cell: (row) => <TitleCell row={row} />,
      isUnlabelled: true,
      className: 'lg:w-2/5',
    },
    { key: 'status', header: () => m.requests_status(), cell: describeStatus },
    {
      key: 'category',
      header: () => m.requests_category(),
      cell: ({ category }, links) =>
        category === null ? (
          '–'
        ) : (
          <a
            href={localizeHref(links.filterHref({ category: category.key }))}
            className="underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {localizeName(category)}
          </a>
        ),
    },
    {
      key: 'budget',
      header: () => m.requests_budget(),
      cell: ({ budget, currency }) => (budget === null ? '–' : formatMoney(budget, currency)),
      className: 'tabular-nums',
    },
    {
      key: 'deadline',
      header: () => m.requests_deadline(),
      cell: ({ deadline }) => (deadline === null ? '–' : formatDay(deadline)),
      className: 'tabular-nums',
    },
    {
      key: 'answers',
      header: () => m.requests_works(),
      cell: ({ answers }) => formatCount(answers),
      className: 'tabular-nums',
    },
    {
      key: 'created',
      header: () => m.requests_sent_at(),
      cell: ({ createdAt }) => <DhakaTime at={createdAt} />,
      className: 'tabular-nums',
    },
  ],
  actions: [deleteAction],
  count: { one: (count) => m.requests_count_one({ count }), many: (count) => m.requests_count({ count }) },
  none: { title: () => m.requests_none(), text: () => m.requests_none_text() },
  noMatch: { title: () => m.requests_no_match(), text: () => m.requests_no_match_text() },
});
