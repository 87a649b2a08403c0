import type { Context } from '../../../../platform/context.ts';
import type { ContentStatus, OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { findSimilarContents, readSummaries } from '../../../catalogue/content/service/reviewed.ts';
import { findNearWorks } from '../../../catalogue/pictures/service/compare-work.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { type Review, toReviewPreview } from './present.ts';

/** From here on pictures look alike to people. */
const MIN_COSINE = 0.8;
/** From here on one is probably made of the other: cut, framed or mirrored. */
const ALARM_LIKENESS = 90;
const MAX_NEAR = 20;
const MAX_ALIKE = 5;

interface Found {
  readonly contentId: string;
  readonly nearTo: string | null;
  readonly isSameFile: boolean;
  readonly distance: number | null;
  readonly likeness: number | null;
}

const isAlarming = ({ isSameFile, distance, likeness }: Found): boolean =>
  isSameFile || distance !== null || (likeness ?? 0) >= ALARM_LIKENESS;

/** By hash, which sees recoloured copies, and by vector, which sees cut and framed ones. */
async function findAll(ctx: Context, work: OwnContent, turned: readonly string[]): Promise<Found[]> {
  const near = await findNearWorks(ctx.db, work._id, { max: MAX_NEAR, minCosine: MIN_COSINE });
  const likenesses = new Map(near.map(({ id, cosine }) => [id, Math.min(100, Math.round(cosine * 100))]));
  const byHash = (await findSimilarContents(ctx.db, work._id, turned)).map(({ contentId, nearTo, distance }) => ({
    contentId,
    nearTo,
    isSameFile: distance === null,
    distance,
    likeness: likenesses.get(contentId) ?? null,
  }));
  const known = new Set([work._id, work.revisionOf, ...byHash.map(({ contentId }) => contentId)]);
  const byVector = [...likenesses]
    .filter(([id]) => !known.has(id))
    .map(([contentId, likeness]) => ({ contentId, nearTo: null, isSameFile: false, distance: null, likeness }));
  return [...byHash, ...byVector];
}

/** Works that are like one that is reviewed: what alarms first, then the five that look most alike, others’ before its own contributor’s. */
export async function readSimilar(
  ctx: Context,
  work: OwnContent,
  contributorId: string,
  turned: readonly string[],
): Promise<Review['similar']> {
  const found = await findAll(ctx, work, turned);
  const works = await readSummaries(
    ctx.db,
    found.map((row) => row.contentId),
  );
  const contributors = await readContributorsById(ctx.db, [
    ...new Set([...works.values()].map((each) => each.contributor_id)),
  ]);
  const shown = found.flatMap((row) => {
    const similar = works.get(row.contentId);
    const contributor = similar === undefined ? undefined : contributors.get(similar.contributor_id);
    // Drafts are nobody else's business.
    if (similar === undefined || contributor === undefined || similar.status === 'draft') return [];
    return {
      ...row,
      title: similar.title,
      status: similar.status as ContentStatus,
      contributor: { _id: contributor.id, username: contributor.username, name: contributor.name },
      isOwn: contributor.id === contributorId,
      preview: similar.preview === null ? null : toReviewPreview(similar.preview, similar.status === 'published'),
    };
  });
  const alike = shown.filter((row) => !isAlarming(row)).slice(0, MAX_ALIKE);
  const all = [...shown.filter(isAlarming), ...alike];
  return [...all.filter(({ isOwn }) => !isOwn), ...all.filter(({ isOwn }) => isOwn)];
}

/** What a check says of them: whether a file is the same, and whether something looks nearly the same. */
export const summarizeSimilar = (similar: Review['similar']) => ({
  hasSameFile: similar.some(({ isSameFile }) => isSameFile),
  hasNearDuplicate: similar.some((each) => !each.isSameFile && isAlarming(each)),
});
