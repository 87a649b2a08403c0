import type { Database } from '../../../../../platform/database/pool.ts';
import { readKeywordsOf } from '../../store/compare-words.ts';

/**
 * Keywords that at least two of these public works have, by how much those works count together, the most first. Works that
 * aren't public are passed over.
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
