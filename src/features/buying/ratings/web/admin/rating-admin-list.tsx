import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { toReadablePath } from '../../../../../platform/readable-path.ts';
import { defineList, type RowDialogProps } from '../../../../../ui/admin/lists/list.ts';
import { ReasonDialog } from '../../../../../ui/admin/reason-dialog.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { Ago } from '../../../../../ui/components/time.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { MAX_REASON, type ratingsAdminContract } from '../../contract/admin.ts';
import { describeCount, describeStars } from '../rating-words.ts';
import { Stars } from '../stars.tsx';

type Row = OutputOf<typeof ratingsAdminContract.all>['items'][number];

const textLink = 'font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink';

function HideDialog({ row, onDone, onClose }: RowDialogProps<Row>) {
  const api = useAdminApi();
  return (
    <ReasonDialog
      title={m.ratings_admin_hide_title({ title: row.title })}
      text={m.ratings_admin_hide_text()}
      action={m.ratings_admin_hide()}
      maxLength={MAX_REASON}
      hint={m.ratings_admin_hide_hint()}
      failure={m.ratings_admin_failed()}
      onSubmit={async (reason) => {
        await api('PUT /rating/hide/{id}', { params: { id: row._id }, body: { reason } });
        showToast({ kind: 'success', title: m.ratings_admin_hide_done() });
        onDone('reload');
      }}
      onClose={onClose}
    />
  );
}

/** Table of all ratings, in which an admin can hide one. */
export const ratingAdminList = defineList({
  path: '/admin/content/ratings',
  title: () => m.ratings_title(),
  text: () => m.ratings_admin_text(),
  filterLabel: () => m.ratings_admin_filter(),
  filters: {
    state: {
      kind: 'choice',
      label: () => m.ratings_admin_state(),
      choices: [
        ['shown', () => m.ratings_admin_shown()],
        ['hidden', () => m.ratings_admin_hidden()],
      ],
    },
    stars: {
      kind: 'choice',
      label: () => m.ratings_stars(),
      choices: (['5', '4', '3', '2', '1'] as const).map(
        (stars) => [stars, () => describeStars(Number(stars))] as const,
      ),
    },
    content: { kind: 'link', removeLabel: () => m.ratings_admin_of_work(), maxLength: 40 },
  },
  pageSize: 50,
  load: (api, query) => api('GET /rating/all', { query }),
  rowId: ({ _id }) => _id,
  rowName: ({ title }) => title,
  columns: [
    {
      key: 'rating',
      header: () => m.ratings_admin_rating(),
      cell: ({ stars, words, answer }) => (
        <span className="grid gap-1">
          <Stars value={stars} />
          {words === '' ? null : <span className="line-clamp-6 whitespace-pre-line wrap-anywhere">{words}</span>}
          {answer === '' ? null : (
            <span className="line-clamp-3 border-l-2 border-line pl-3 text-12 text-muted wrap-anywhere">{answer}</span>
          )}
        </span>
      ),
      isUnlabelled: true,
    },
    {
      key: 'work',
      header: () => m.ratings_admin_work(),
      cell: ({ contentId, title }) => (
        <a href={localizeHref(toReadablePath('/content', contentId, title))} className={textLink}>
          {title}
        </a>
      ),
    },
    {
      key: 'author',
      header: () => m.ratings_admin_author(),
      cell: ({ author }) => (
        <a href={localizeHref(`/admin/users/${author._id}`)} className={textLink}>
          {author.name}
        </a>
      ),
    },
    {
      key: 'at',
      header: () => m.ratings_admin_at(),
      cell: ({ at }) => <Ago at={at} />,
      className: 'tabular-nums',
    },
    {
      key: 'state',
      header: () => m.ratings_admin_state(),
      cell: ({ hiddenReason, isRefunded }) => (
        <>
          {hiddenReason !== null
            ? m.ratings_admin_hidden()
            : isRefunded
              ? m.ratings_admin_refunded()
              : m.ratings_admin_shown()}
          {hiddenReason === null ? null : (
            <span className="line-clamp-3 text-12 text-muted wrap-anywhere">{hiddenReason}</span>
          )}
        </>
      ),
    },
  ],
  actions: [
    {
      key: 'hide',
      kind: 'dialog',
      isDanger: true,
      isOffered: ({ hiddenReason }) => hiddenReason === null,
      label: () => m.ratings_admin_hide(),
      name: ({ title }) => m.ratings_admin_hide_title({ title }),
      Dialog: HideDialog,
    },
    {
      key: 'show',
      kind: 'confirm',
      isOffered: ({ hiddenReason }) => hiddenReason !== null,
      label: () => m.ratings_admin_show(),
      name: ({ title }) => m.ratings_admin_show_title({ title }),
      title: ({ title }) => m.ratings_admin_show_title({ title }),
      text: () => m.ratings_admin_show_text(),
      run: async (api, { _id }) => {
        await api('PUT /rating/show/{id}', { params: { id: _id } });
        return 'reload';
      },
      done: () => m.ratings_admin_show_done(),
      failed: () => m.ratings_admin_failed(),
    },
  ],
  count: { one: () => describeCount(1), many: (count) => m.ratings_count({ count }) },
  none: { title: () => m.ratings_admin_none(), text: () => m.ratings_admin_none_text() },
  noMatch: { title: () => m.ratings_admin_no_match(), text: () => m.ratings_admin_no_match_text() },
});
