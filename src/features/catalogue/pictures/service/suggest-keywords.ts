import type { Database } from '../../../../platform/database/pool.ts';
import { RECIPE } from '../../../../platform/media/embedding/recipe.ts';
import { rankKeywordsOf } from '../../catalogue/service/alike/keywords-of.ts';
import { readFirsts } from '../store/pictures.ts';
import { findNearestFirsts } from './nearest.ts';

/** Maximum number of similar works whose keywords are counted, and their minimum cosine similarity. */
const MAX_ASKED = 30;
const MIN_COSINE = 0.4;

/**
 * Suggests keywords of public works with a first picture similar to that of a work, which may be a draft. The result is
 * empty until the work's first picture has been processed.
 */
export async function suggestKeywordsByPicture(db: Database, contentId: string): Promise<string[]> {
  const first = (await readFirsts(db, [contentId], RECIPE)).get(contentId);
  const nearest = first === undefined ? [] : await findNearestFirsts(db, first.code, MAX_ASKED + 1);
  const near = nearest.filter(({ id, cosine }) => id !== contentId && cosine >= MIN_COSINE);
  return near.length === 0 ? [] : rankKeywordsOf(db, new Map(near.map(({ id, cosine }) => [id, cosine])));
}
