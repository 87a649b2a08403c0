import type { Database } from '../../../../../platform/database/pool.ts';
import { readKeywordsOf } from '../../store/compare-words.ts';

/**
 * Ranks the keywords that at least two of these public works have by the total weight of those works. Works that aren't
 * public are ignored.
 */
export async function rankKeywordsOf(db: Database, weights: ReadonlyMap<string, number>): Promise<string[]> {
  const sums = new Map<string, { weight: number; works: number }>();
  for (const { content_id: id, keyword } of await readKeywordsOf(db, [...weights.keys()])) {
    const { weight, works } = sums.get(keyword) ?? { weight: 0, works: 0 };
    sums.set(keyword, { weight: weight + (weights.get(id) ?? 0), works: works + 1 });
  }
  return [...sums]
    .filter(([, { works }]) => works > 1)
    .sort(([, one], [, other]) => other.weight - one.weight)
    .map(([keyword]) => keyword);
}
