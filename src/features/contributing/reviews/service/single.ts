import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { readContentsById } from '../../../catalogue/content/service/own-contents.ts';
import { readFileFigures } from '../../../catalogue/content/service/reviewed.ts';
import { readPictureHints } from '../../../catalogue/pictures/service/compare-work.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { findFileReports } from '../../uploads/service/file-reports.ts';
import type { reviewsContract } from '../contract/reviews.ts';
import { readCorrections } from '../store/correction.ts';
import { type QueueFilter, type QueueOrder, readNeighbour, readQueued } from '../store/queue.ts';
import { type PastRow, readSubmissionsOf } from '../store/submission.ts';
import { readReviewedContributor } from './contributor.ts';
import { findFilter } from './filter.ts';
import { type Review, toOwnSubmission, toReviewPreview } from './present.ts';
import { toQueued } from './queue.ts';
import { readSimilar, summarizeSimilar } from './similar.ts';

/** Maximum number of an archive's entries on the review page. */
const MAX_ENTRIES = 200;

type Single = (typeof reviewsContract)['single'];

function listChecks(work: OwnContent, similar: Review['similar']): Review['checks'] {
  const { missing, showsPeople, showsProperty } = work;
  const { hasSameFile, hasNearDuplicate } = summarizeSimilar(similar);
  return [
    { code: 'complete', isGood: missing.length === 0 },
    { code: 'same_file', isGood: !hasSameFile },
    { code: 'near_duplicate', isGood: !hasNearDuplicate },
    ...(showsPeople ? [{ code: 'model_release' as const, isGood: !missing.includes('model_release') }] : []),
    ...(showsProperty ? [{ code: 'property_release' as const, isGood: !missing.includes('property_release') }] : []),
  ];
}

async function readFiles(ctx: Context, work: OwnContent, contributorId: string): Promise<Review['files']> {
  const figures = await readFileFigures(ctx.db, work._id);
  const reports = await findFileReports(ctx.db, contributorId, [...figures.keys()]);
  return [...figures].map(([id, facts]) => {
    const report = reports.get(id);
    return {
      _id: id,
      figures: facts,
      entries: report?.entries.slice(0, MAX_ENTRIES).map(({ name, size }) => ({ name, size })) ?? [],
      withoutPreview: report?.withoutPreview ?? null,
    };
  });
}

/** Reads the published content that a revision would change. */
async function readLive(ctx: Context, { revisionOf }: OwnContent): Promise<Review['live']> {
  const [content] = revisionOf === null ? [] : await readContentsById(ctx.db, [revisionOf]);
  if (content === undefined) return null;
  return { content, previews: content.previews.map((each) => toReviewPreview(each, content.status === 'published')) };
}

async function toHistory(ctx: Context, rows: readonly PastRow[]): Promise<Review['history']> {
  const names = await findAdminNames(ctx, [...new Set(rows.flatMap(({ decided_by }) => decided_by ?? []))]);
  return rows.map((row) => ({
    ...toOwnSubmission(row),
    internalNote: row.internal_note,
    decidedBy: row.decided_by === null ? null : { _id: row.decided_by, name: names.get(row.decided_by)?.name ?? '' },
  }));
}

async function readNeighbours(ctx: Context, filter: QueueFilter | undefined, id: string, sort: QueueOrder) {
  if (filter === undefined) return { previous: null, next: null };
  const [older, newer] = [
    await readNeighbour(ctx.db, filter, id, 'older'),
    await readNeighbour(ctx.db, filter, id, 'newer'),
  ];
  return sort === 'submitted' ? { previous: older, next: newer } : { previous: newer, next: older };
}

/**
 * `GET /content/request/contributor/single/{id}`
 * @throws Problem `not_found`, also for a revision that was applied and thereby deleted
 */
export async function showReview(ctx: Context, { params, query }: InputOf<Single>): Promise<Review> {
  const row = isId(params.id) ? await readQueued(ctx.db, params.id) : undefined;
  const [queued] = row === undefined ? [] : await toQueued(ctx, [row]);
  const [work] = row === undefined ? [] : await readContentsById(ctx.db, [row.subject_id]);
  if (row === undefined || queued === undefined || work === undefined) throw new Problem('not_found');
  const { turned, mature } = await readPictureHints(ctx.db, work._id);
  const similar = await readSimilar(ctx, work, row.contributor_id, turned);
  const past = (await readSubmissionsOf(ctx.db, [row.content_id])).filter((each) => each.number < row.number);
  return {
    submission: { ...queued, note: row.note },
    decision: row.decision as Review['decision'],
    work,
    corrections: await readCorrections(ctx.db, row.id),
    live: await readLive(ctx, work),
    previews: work.previews.map((preview) => toReviewPreview(preview, work.status === 'published')),
    files: await readFiles(ctx, work, row.contributor_id),
    checks: listChecks(work, similar),
    similar,
    maturePictures: [...mature],
    contributor: await readReviewedContributor(ctx, row.contributor_id, row.content_id),
    history: await toHistory(ctx, past),
    ...(await readNeighbours(ctx, await findFilter(ctx, query), params.id, query.sort)),
  };
}
