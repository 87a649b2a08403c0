import type { Database } from '../../../../../platform/database/pool.ts';
import type { Counts } from '../../rules/plan.ts';
import { toQueryText } from '../../rules/terms.ts';
import { readNamedTerms, readSomeFound } from '../../store/compare-words.ts';
import { readCounts } from '../../store/listing.ts';

/**
 * Number of a work's rarest words that are used to find similar works, and the maximum number of works that they find.
 */
const MAX_RAREST = 6;
const MAX_CANDIDATES = 300;

/** Computes a unit vector of term weights; rare terms have the highest weights. */
function weigh(terms: readonly string[], counts: Counts): Map<string, number> {
  const all = counts.get('*') ?? 1;
  const weights = terms.map((term) => [term, Math.log(1 + all / (counts.get(term) ?? 1))] as const);
  const length = Math.hypot(...weights.map(([, weight]) => weight));
  return new Map(weights.map(([term, weight]) => [term, weight / length]));
}

const pickRarest = (terms: readonly string[], counts: Counts): string[] =>
  terms
    .filter((term) => (counts.get(term) ?? 0) > 1)
    .sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))
    .slice(0, MAX_RAREST);

/**
 * Computes the similarity, from 0 to 1, of titles and keywords between a public work and others: the `others`, and
 * works that share its rarest words. Works that aren't public are left out; the result is empty if the work itself
 * isn't public.
 */
export async function compareWords(
  db: Database,
  contentId: string,
  others: readonly string[],
): Promise<Map<string, number>> {
  const own = (await readNamedTerms(db, [contentId])).get(contentId);
  if (own === undefined) return new Map();
  const rarest = pickRarest(own, await readCounts(db, '*', own));
  const query = toQueryText({ all: [], any: [rarest], none: [] });
  const found = rarest.length === 0 ? [] : await readSomeFound(db, query, MAX_CANDIDATES);
  const compared = await readNamedTerms(db, [...new Set([...others, ...found])]);
  compared.delete(contentId);
  const counts = await readCounts(db, '*', [...new Set([...own, ...[...compared.values()].flat()])]);
  const ownWeights = weigh(own, counts);
  return new Map(
    [...compared].map(([id, terms]) => [
      id,
      [...weigh(terms, counts)].reduce((sum, [term, weight]) => sum + weight * (ownWeights.get(term) ?? 0), 0),
    ]),
  );
}
