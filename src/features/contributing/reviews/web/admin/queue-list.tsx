import { type DialogAction, defineList, type ListLinks } from '../../../../../ui/admin/lists/list.ts';
import { Ago } from '../../../../../ui/components/time.tsx';
import { localizeHref, localizeName } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { kindWords } from '../status-words.ts';
import { AssignDialog } from './assign/assign-dialog.tsx';
import { BatchDialog, type Decision, decisionWords } from './batch-dialog.tsx';
import { queuePath, toReviewHref } from './review-path.ts';
import type { Queued } from './review-view.ts';
import { waitingFilters } from './waiting-filters.ts';

const filterLink = 'underline decoration-line underline-offset-4 hover:decoration-ink';

function WorkCell({ row, links }: { row: Queued; links: ListLinks }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-line">
        {row.preview?.small == null ? null : (
          <img src={row.preview.small} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </span>
      <span className="min-w-0">
        <a
          data-row-action
          href={localizeHref(toReviewHref(row._id, links.filterHref({})))}
          className={`font-medium wrap-anywhere ${filterLink}`}
        >
          {row.title}
        </a>
        <span className="block text-12 text-muted">
          {kindWords[row.kind]()}
          {row.isRevision && row.kind !== 'revision' ? ` · ${kindWords.revision()}` : ''} ·{' '}
          {m.reviews_files_count({ count: formatCount(row.files) })}
          {row.ai ? ` · ${m.reviews_made_with_ai()}` : ''}
        </span>
      </span>
    </span>
  );
}

/** Assigned reviewer, and the reviewer who has claimed the submission. */
function ReviewerCell({ row: { assignee, claim, mayDecide } }: { row: Queued }) {
  if (!mayDecide) return <span className="text-12 text-muted">{m.reviews_own_appeal()}</span>;
  if (assignee === null && claim === null) return <span className="text-muted">–</span>;
  return (
    <span className="grid wrap-anywhere">
      {assignee === null ? null : (
        <span className={assignee.isMe ? 'font-medium' : ''}>
          {assignee.isMe ? m.reviews_assigned_to_me() : assignee.name}
        </span>
      )}
      {claim === null ? null : (
        <span className="text-12 text-muted">
          {claim.isMine ? m.reviews_claimed_by_me() : m.reviews_claimed_by({ name: claim.admin.name })}
        </span>
      )}
    </span>
  );
}

/** Creates the action for a decision on one row or on all selected ones. */
const decisionAction = (decision: Decision): DialogAction<Queued> => ({
  key: decision,
  kind: 'dialog',
  label: decisionWords[decision].action,
  name: (row) => m.reviews_decide_named({ action: decisionWords[decision].action(), title: row.title }),
  isOffered: (row) => row.mayDecide && row.claim?.isMine !== false,
  isDanger: decision === 'reject',
  Dialog: ({ row, onDone, onClose }) => (
    <BatchDialog decision={decision} rows={[row]} onDone={() => onDone('reload')} onClose={onClose} />
  ),
  BulkDialog: (props) => <BatchDialog decision={decision} {...props} />,
});

/** Table of works that wait for a review. */
export const queueList = defineList({
  path: queuePath,
  title: () => m.admin_nav_contributors_requests(),
  text: () => m.reviews_text(),
  filterLabel: () => m.reviews_filter(),
  filters: {
    kind: {
      kind: 'choice',
      label: () => m.reviews_kind(),
      choices: [
        ['new', kindWords.new],
        ['resubmitted', kindWords.resubmitted],
        ['appeal', kindWords.appeal],
        ['revision', kindWords.revision],
      ],
    },
    assigned: {
      kind: 'choice',
      label: () => m.reviews_assigned(),
      choices: [
        ['mine', () => m.reviews_assigned_mine()],
        ['others', () => m.reviews_assigned_others()],
        ['free', () => m.reviews_assigned_free()],
      ],
    },
    ...waitingFilters,
    ai: {
      kind: 'choice',
      label: () => m.reviews_ai(),
      choices: [
        ['yes', () => m.reviews_ai_yes()],
        ['no', () => m.reviews_ai_no()],
      ],
    },
    category: { kind: 'link', removeLabel: () => m.reviews_every_category() },
    contributor: { kind: 'link', removeLabel: () => m.reviews_every_contributor() },
  },
  sorts: ['submitted'],
  pageSize: 50,
  load: (api, query) => api('GET /content/request/contributor/all', { query }),
  rowId: (row) => row._id,
  rowName: (row) => row.title,
  columns: [
    {
      key: 'work',
      header: () => m.reviews_work(),
      cell: (row, links) => <WorkCell row={row} links={links} />,
      isUnlabelled: true,
    },
    {
      key: 'category',
      header: () => m.reviews_category(),
      cell: (row, links) =>
        row.category === null ? (
          '–'
        ) : (
          <a href={localizeHref(links.filterHref({ category: row.category.key }))} className={filterLink}>
            {localizeName(row.category)}
          </a>
        ),
    },
    {
      key: 'contributor',
      header: () => m.reviews_contributor(),
      cell: (row, links) => (
        <a
          href={localizeHref(links.filterHref({ contributor: row.contributor.username }))}
          className={`wrap-anywhere ${filterLink}`}
        >
          {row.contributor.name}
        </a>
      ),
    },
    {
      key: 'submitted',
      header: () => m.reviews_submitted(),
      cell: (row) => <Ago at={row.submittedAt} />,
      className: 'tabular-nums',
    },
    { key: 'reviewer', header: () => m.reviews_reviewer(), cell: (row) => <ReviewerCell row={row} /> },
  ],
  actions: [
    decisionAction('approve'),
    decisionAction('changes'),
    {
      key: 'assign',
      kind: 'dialog',
      label: () => m.reviews_assign(),
      name: (row) => m.reviews_decide_named({ action: m.reviews_assign(), title: row.title }),
      Dialog: ({ row, onDone, onClose }) => (
        <AssignDialog rows={[row]} onDone={() => onDone('reload')} onClose={onClose} />
      ),
      BulkDialog: AssignDialog,
    },
    decisionAction('reject'),
  ],
  count: { one: (count) => m.reviews_one({ count }), many: (count) => m.reviews_count({ count }) },
  none: { title: () => m.reviews_none(), text: () => m.reviews_none_text() },
  noMatch: { title: () => m.reviews_no_match(), text: () => m.reviews_no_match_text() },
  keysHint: () => m.reviews_keys_hint(),
});
