import type { Database } from '../../../../platform/database/pool.ts';
import { RECIPE } from '../../../../platform/media/embedding/recipe.ts';
import { readPictures } from '../store/pictures.ts';
import { findNearest, keepBest, type Near } from './nearest.ts';

/**
 * Minimum score, in thousandths, of a picture with possible nudity. Plain skin-coloured textures in the demo score up
 * to 0.8, so that a lower limit would mostly be wrong.
 */
const MIN_MATURE = 850;

/** Automatic findings about the pictures of a work. */
export interface PictureHints {
  /** Perceptual hashes of the first picture, also rotated and mirrored: 16 hexadecimal digits each. */
  readonly turned: readonly string[];
  /**
   * Previews that the network classifies as nudity. They are only a hint for reviewers, with unproven accuracy.
   */
  readonly mature: readonly string[];
}

export async function readPictureHints(db: Database, contentId: string): Promise<PictureHints> {
  const pictures = await readPictures(db, contentId, RECIPE);
  return {
    turned: pictures.find(({ isFirst }) => isFirst)?.hashes ?? [],
    mature: pictures.filter(({ mature }) => (mature ?? 0) >= MIN_MATURE).map(({ previewId }) => previewId),
  };
}

/** Another work with its most similar picture, and the picture of this work that is similar to it. */
export interface NearWork extends Near {
  readonly nearTo: string;
}

/**
 * Finds the works in any status, including drafts, with a picture most similar to any picture of a work. The result is
 * empty until the work's pictures have been processed.
 */
export async function findNearWorks(
  db: Database,
  contentId: string,
  { max, minCosine }: { readonly max: number; readonly minCosine: number },
): Promise<NearWork[]> {
  const near: NearWork[] = [];
  for (const { previewId: nearTo, code } of await readPictures(db, contentId, RECIPE))
    near.push(...(await findNearest(db, code, max + 1)).map((each) => ({ ...each, nearTo })));
  const similar = near.filter(({ id, cosine }) => id !== contentId && cosine >= minCosine);
  return keepBest(
    similar.toSorted((one, other) => other.cosine - one.cosine),
    max,
  );
}
