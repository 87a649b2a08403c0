import type { Database } from '../../../../platform/database/pool.ts';
import { rankKeywordsOf } from '../../catalogue/service/alike/keywords-of.ts';
import { findNearWorks } from './compare-work.ts';

/** Maximum number of similar works whose keywords are counted, and their minimum cosine similarity. */
const MAX_ASKED = 30;
const MIN_COSINE = 0.4;

/**
 * Suggests keywords of public works with a picture similar to that of a work, which may be a draft. The result is empty
 * until the work's picture has been processed.
 */
export async function suggestKeywordsByPicture(db: Database, contentId: string): Promise<string[]> {
  const near = await findNearWorks(db, contentId, { max: MAX_ASKED, minCosine: MIN_COSINE });
  return near.length === 0 ? [] : rankKeywordsOf(db, new Map(near.map(({ id, cosine }) => [id, cosine])));
}
