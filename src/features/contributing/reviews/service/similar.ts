import type { Context } from '../../../../platform/context.ts';
import type { ContentStatus, OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { findSimilarContents, readPreviewsById, readSummaries } from '../../../catalogue/content/service/reviewed.ts';
import { findNearWorks, type NearWork } from '../../../catalogue/pictures/service/compare-work.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { type Review, toReviewPreview } from './present.ts';

/** Minimum cosine similarity at which people perceive pictures as similar. */
const MIN_COSINE = 0.8;
/** Similarity in per cent from which one picture was probably made from the other by cropping, framing or mirroring. */
const ALARM_LIKENESS = 90;
const MAX_NEAR = 20;
const MAX_ALIKE = 5;

interface Found {
  readonly contentId: string;
  readonly previewId: string | null;
  readonly nearTo: string | null;
  readonly isSameFile: boolean;
  readonly distance: number | null;
  readonly likeness: number | null;
}

const isAlarming = ({ isSameFile, distance, likeness }: Pick<Found, 'isSameFile' | 'distance' | 'likeness'>): boolean =>
  isSameFile || distance !== null || (likeness ?? 0) >= ALARM_LIKENESS;

const toLikeness = ({ cosine }: NearWork): number => Math.min(100, Math.round(cosine * 100));

/**
 * Finds similar works by hash, which detects recoloured copies, and by vector, which detects cropped and framed ones.
 */
async function findAll(ctx: Context, work: OwnContent, turned: readonly string[]): Promise<Found[]> {
  const near = await findNearWorks(ctx.db, work._id, { max: MAX_NEAR, minCosine: MIN_COSINE });
  const byId = new Map(near.map((each) => [each.id, each]));
  const byHash = (await findSimilarContents(ctx.db, work._id, turned)).map(
    ({ contentId, previewId, nearTo, distance }) => {
      const seen = byId.get(contentId);
      return {
        contentId,
        previewId: previewId ?? seen?.previewId ?? null,
        nearTo: nearTo ?? seen?.nearTo ?? null,
        isSameFile: distance === null,
        distance,
        likeness: seen === undefined ? null : toLikeness(seen),
      };
    },
  );
  const known = new Set([work._id, work.revisionOf, ...byHash.map(({ contentId }) => contentId)]);
  const byVector = near
    .filter(({ id }) => !known.has(id))
    .map((each) => {
      const { id: contentId, previewId, nearTo } = each;
      return { contentId, previewId, nearTo, isSameFile: false, distance: null, likeness: toLikeness(each) };
    });
  return [...byHash, ...byVector];
}

/**
 * Reads works similar to a reviewed work: probable copies first, then the five most similar ones. Works of other
 * contributors come before the contributor's own.
 */
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
  const previews = await readPreviewsById(
    ctx.db,
    found.flatMap((row) => row.previewId ?? []),
  );
  const shown = found.flatMap(({ previewId, ...row }) => {
    const similar = works.get(row.contentId);
    const contributor = similar === undefined ? undefined : contributors.get(similar.contributor_id);
    // Drafts of other contributors are private.
    if (similar === undefined || contributor === undefined || similar.status === 'draft') return [];
    const preview = previews.get(previewId ?? '') ?? similar.preview;
    return {
      ...row,
      title: similar.title,
      status: similar.status as ContentStatus,
      contributor: { _id: contributor.id, username: contributor.username, name: contributor.name },
      isOwn: contributor.id === contributorId,
      preview: preview === null ? null : toReviewPreview(preview, similar.status === 'published'),
    };
  });
  const alike = shown.filter((row) => !isAlarming(row)).slice(0, MAX_ALIKE);
  const all = [...shown.filter(isAlarming), ...alike];
  return [...all.filter(({ isOwn }) => !isOwn), ...all.filter(({ isOwn }) => isOwn)];
}

/** Summarizes for the checks whether a file is the same and whether a picture is nearly identical. */
export const summarizeSimilar = (similar: Review['similar']) => ({
  hasSameFile: similar.some(({ isSameFile }) => isSameFile),
  hasNearDuplicate: similar.some((each) => !each.isSameFile && isAlarming(each)),
});
