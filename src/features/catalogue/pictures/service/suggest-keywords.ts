import type { Database } from '../../../../platform/database/pool.ts';
import { rankKeywordsOf } from '../../catalogue/service/alike/keywords-of.ts';
import { findNearWorks } from './compare-work.ts';

/** So many of the nearest works are asked, and only those that look alike at least so much. */
const MAX_ASKED = 30;
const MIN_COSINE = 0.4;

/** Keywords of public works that look like a work, which may be a draft; none while its picture isn't known. */
export async function suggestKeywordsByPicture(db: Database, contentId: string): Promise<string[]> {
  const near = await findNearWorks(db, contentId, { max: MAX_ASKED, minCosine: MIN_COSINE });
  return near.length === 0 ? [] : rankKeywordsOf(db, new Map(near.map(({ id, cosine }) => [id, cosine])));
}
