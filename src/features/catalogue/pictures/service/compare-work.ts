import type { Database } from '../../../../platform/database/pool.ts';
import { RECIPE } from '../../../../platform/media/embedding/recipe.ts';
import { readCode, readHints } from '../store/pictures.ts';
import { findNearest, type Near } from './nearest.ts';

/**
 * Minimum score, in thousandths, of a picture with possible nudity. Plain skin-coloured textures in the demo score up
 * to 0.8, so that a lower limit would mostly be wrong.
 */
const MIN_MATURE = 850;

/** Automatic findings about the first picture of a work. */
export interface PictureHints {
  /** Perceptual hashes of the picture, also rotated and mirrored: 16 hexadecimal digits each. */
  readonly turned: readonly string[];
  /** Whether the network classifies the picture as nudity. It is only a hint for reviewers, with unproven accuracy. */
  readonly mayBeMature: boolean;
}

export async function readPictureHints(db: Database, contentId: string): Promise<PictureHints> {
  const row = await readHints(db, contentId, RECIPE);
  return { turned: row?.hashes ?? [], mayBeMature: (row?.mature ?? 0) >= MIN_MATURE };
}

/**
 * Finds the works in any status, including drafts, whose pictures are most similar to that of a work. The result is
 * empty until the work's picture has been processed.
 */
export async function findNearWorks(
  db: Database,
  contentId: string,
  { max, minCosine }: { readonly max: number; readonly minCosine: number },
): Promise<Near[]> {
  const code = await readCode(db, contentId, RECIPE);
  const near = code === undefined ? [] : await findNearest(db, code, max + 1);
  return near.filter(({ id, cosine }) => id !== contentId && cosine >= minCosine);
}
