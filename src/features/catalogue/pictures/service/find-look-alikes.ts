import type { Database } from '../../../../platform/database/pool.ts';
import { computeCosines, RECIPE } from '../../../../platform/media/embedding/recipe.ts';
import { compareWords } from '../../catalogue/service/alike/compare-words.ts';
import { readFirsts } from '../store/pictures.ts';
import { findNearestFirsts } from './nearest.ts';

/** Number of works with the nearest pictures to consider. These and works with the same words are ranked together. */
const MAX_NEAR = 200;
const MAX_FOUND = 48;
/**
 * Weight of picture similarity relative to word similarity. Previews of sets differ more in background and layout than
 * in subject, and picture cosines are larger than word cosines: with equal weights, works of the same colour ranked
 * first.
 */
const PICTURE_WEIGHT = 0.35;
/** Minimum similarity of works that people perceive as similar. */
const MIN_LIKENESS = 0.1;

/**
 * Computes the similarity of a work's first picture to those of other works, by identifier; works without a picture are
 * left out.
 */
async function comparePictures(db: Database, code: Uint8Array, ids: readonly string[]): Promise<Map<string, number>> {
  const firsts = [...(await readFirsts(db, ids, RECIPE))];
  const cosines = computeCosines(code, Buffer.concat(firsts.map(([, first]) => first.code)));
  return new Map(firsts.map(([id], at) => [id, cosines[at] ?? 0]));
}

/**
 * Finds public works similar to a public work, most similar first, by the words of titles and keywords and by the
 * first pictures. The result is empty if the work isn't public.
 */
export async function findLookAlikes(db: Database, contentId: string): Promise<string[]> {
  const code = (await readFirsts(db, [contentId], RECIPE)).get(contentId)?.code;
  const near = code === undefined ? [] : await findNearestFirsts(db, code, MAX_NEAR);
  const words = await compareWords(
    db,
    contentId,
    near.map(({ id }) => id),
  );
  const pictures = code === undefined ? new Map<string, number>() : await comparePictures(db, code, [...words.keys()]);
  return [...words]
    .map(([id, likeness]) => ({ id, likeness: likeness + PICTURE_WEIGHT * Math.max(0, pictures.get(id) ?? 0) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MAX_FOUND)
    .map(({ id }) => id);
}
