import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { cutPage, MAX_TOTAL, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { readPlacesById } from '../../../catalogue/categories/service/categories.ts';
import { readSummaries } from '../../../catalogue/content/service/reviewed.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { reviewsContract } from '../contract/reviews.ts';
import { queueCursors } from '../rules/cursors.ts';
import { readMedianWait } from '../store/figures.ts';
import { countQueue, type QueueRow, readQueue } from '../store/queue.ts';
import { toAssignee } from './assign.ts';
import { isOwnAppeal, toClaim } from './claims.ts';
import { findFilter } from './filter.ts';
import { toReviewPreview } from './present.ts';

type Contract = typeof reviewsContract;
type Queued = OutputOf<Contract['queue']>['items'][number];

const distinct = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
];

/** Presents submissions for the queue; submissions whose content was deleted are left out. */
export async function toQueued(ctx: Context, rows: readonly QueueRow[]): Promise<Queued[]> {
  const { id: ownId } = adminActor(ctx);
  const works = await readSummaries(
    ctx.db,
    rows.map((row) => row.subject_id),
  );
  const places = await readPlacesById(ctx.db, distinct([...works.values()].map((work) => work.category_id)));
  const contributors = await readContributorsById(ctx.db, distinct(rows.map((row) => row.contributor_id)));
  const admins = await findAdminNames(ctx, distinct(rows.flatMap((row) => [row.claimed_by, row.assigned_to])));
  const items: Queued[] = [];
  for (const row of rows) {
    const work = works.get(row.subject_id);
    const contributor = contributors.get(row.contributor_id);
    if (work === undefined || contributor === undefined) continue;
    const { claimed_by: adminId, claimed_at: since, claimed_until: until } = row;
    items.push({
      _id: row.id,
      contentId: row.subject_id,
      number: row.number,
      kind: row.kind as Queued['kind'],
      isRevision: row.is_revision,
      title: work.title,
      category: places.find(({ _id }) => _id === work.category_id)?.name ?? null,
      contributor: { _id: contributor.id, username: contributor.username, name: contributor.name },
      ai: work.ai,
      files: work.files,
      preview: work.preview === null ? null : toReviewPreview(work.preview, work.status === 'published'),
      submittedAt: row.submitted_at.toISOString(),
      claim:
        adminId === null || since === null || until === null
          ? null
          : toClaim({ adminId, since, until }, admins.get(adminId)?.name ?? '', ownId),
      assignee: toAssignee(row.assigned_to, admins, ownId),
      mayDecide: !(await isOwnAppeal(ctx, row, ownId)),
    });
  }
  return items;
}

/** `GET /content/request/contributor/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listQueue(
  ctx: Context,
  { query }: InputOf<Contract['queue']>,
): Promise<OutputOf<Contract['queue']>> {
  const { id: adminId } = adminActor(ctx);
  const page = parsePage(ctx, queueCursors, query);
  const filter = await findFilter(ctx, query);
  const [mine, free] = [
    await countQueue(ctx.db, { adminId, claimed: 'mine' }, MAX_TOTAL),
    await countQueue(ctx.db, { adminId, claimed: 'free' }, MAX_TOTAL),
  ];
  const rest = { mine, free, medianWaitMinutes: await readMedianWait(ctx.db) };
  if (filter === undefined) return { items: [], nextCursor: null, total: 0, totalIsMore: false, ...rest };
  const read = await readQueue(ctx.db, filter, page);
  const { rows, nextCursor } = cutPage(queueCursors, page, read, ({ id }) => id);
  const total = toTotal(await countQueue(ctx.db, filter, MAX_TOTAL + 1));
  return { items: await toQueued(ctx, rows), nextCursor, ...total, ...rest };
}
