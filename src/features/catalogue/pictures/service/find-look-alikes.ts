import type { Database } from '../../../../platform/database/pool.ts';
import { computeCosines, RECIPE } from '../../../../platform/media/embedding/recipe.ts';
import { compareWords } from '../../catalogue/service/alike/compare-words.ts';
import { readCode, readCodes } from '../store/pictures.ts';
import { findNearest } from './nearest.ts';

/** Works that are near by their picture: of those, and of such with the same words, the best are kept. */
const MAX_NEAR = 200;
const MAX_FOUND = 48;
/**
 * How much the pictures count beside the words. Previews of sets differ in ground and arrangement more than in what the set
 * is of, and cosines of pictures are larger than those of words: at the same weight, works of one colour stood first.
 */
const PICTURE_WEIGHT = 0.35;
/** Below it two works have nothing in common that anybody would see. */
const MIN_LIKENESS = 0.1;

/** How alike the pictures of a work are to those of others, by identifier; those that have no picture are left out. */
async function comparePictures(db: Database, code: Uint8Array, ids: readonly string[]): Promise<Map<string, number>> {
  const codes = [...(await readCodes(db, ids, RECIPE))];
  const cosines = computeCosines(code, Buffer.concat(codes.map(([, each]) => each)));
  return new Map(codes.map(([id], at) => [id, cosines[at] ?? 0]));
}

/**
 * Public works that are like a public work, the most alike first: by the words of titles and keywords, and by the
 * pictures. None where the work isn't public.
 */
export async function findLookAlikes(db: Database, contentId: string): Promise<string[]> {
  const code = await readCode(db, contentId, RECIPE);
  const near = code === undefined ? [] : await findNearest(db, code, MAX_NEAR);
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
