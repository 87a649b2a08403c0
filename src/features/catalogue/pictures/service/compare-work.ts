import type { Database } from '../../../../platform/database/pool.ts';
import { RECIPE } from '../../../../platform/media/embedding/recipe.ts';
import { readCode, readHints } from '../store/pictures.ts';
import { findNearest, type Near } from './nearest.ts';

/**
 * Plain textures in the colour of skin reach 0.8, works of the demo that show nobody; below this the hint would mostly be
 * wrong.
 */
const MIN_MATURE = 850;

/** What software sees in the first picture of a work. */
export interface PictureHints {
  /** Perceptual hashes as it is, turned and mirrored: 16 hexadecimal digits each. */
  readonly turned: readonly string[];
  /** The network takes it for nudity. A hint: it decides nothing, and that it finds what it should is unproven. */
  readonly mayBeMature: boolean;
}

export async function readPictureHints(db: Database, contentId: string): Promise<PictureHints> {
  const row = await readHints(db, contentId, RECIPE);
  return { turned: row?.hashes ?? [], mayBeMature: (row?.mature ?? 0) >= MIN_MATURE };
}

/** Works in any status, drafts too, whose pictures are nearest to that of a work; none while its picture isn't known. */
export async function findNearWorks(
  db: Database,
  contentId: string,
  { max, minCosine }: { readonly max: number; readonly minCosine: number },
): Promise<Near[]> {
  const code = await readCode(db, contentId, RECIPE);
  const near = code === undefined ? [] : await findNearest(db, code, max + 1);
  return near.filter(({ id, cosine }) => id !== contentId && cosine >= minCosine);
}
