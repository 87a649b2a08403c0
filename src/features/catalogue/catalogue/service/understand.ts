import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { MAX_TOTAL } from '../../../../platform/pagination.ts';
import { addMeant, chooseAlternatives, isReplaceable, listPhrases, type Synonyms } from '../rules/alternatives.ts';
import { findTerms } from '../rules/lexicon/colors.ts';
import { findMeanings, findMeant } from '../rules/lexicon/lexicon.ts';
import { type Counts, listTerms, type SearchQuery, wholeQuery } from '../rules/plan.ts';
import { countMatches, readCounts } from '../store/listing.ts';
import { readWithin } from '../store/time-limit.ts';
import { parseFilters } from './filters.ts';
import { type Corrected, correctSpelling } from './spelling.ts';

export type { Synonyms } from '../rules/alternatives.ts';

/** Reads what means the same as these phrases, given as stems with single spaces between them. */
export type ReadSynonyms = (db: Database, phrases: readonly string[]) => Promise<Synonyms>;

/** The search with what means the same as its words. */
async function addAlternatives(db: Database, search: SearchQuery, readSynonyms: ReadSynonyms): Promise<SearchQuery> {
  if (search.stems.length === 0) return search;
  const phrases = listPhrases(search.stems);
  // Pairs of the site's own come first.
  const own = await readSynonyms(db, phrases);
  const synonyms = new Map(
    phrases.map((phrase) => [phrase, [...new Set([...(own.get(phrase) ?? []), ...findMeanings(phrase)])]]),
  );
  let alternatives: SearchQuery['alternatives'] = chooseAlternatives(search.stems, synonyms);
  for (const [at, stem] of search.stems.entries())
    alternatives = addMeant(alternatives, at, { phrases: [], terms: findTerms(stem) });
  return { ...search, alternatives };
}

/** Each look-up compares a word with many sounds, and few searches have more words that no work has. */
const MAX_MEANT_WORDS = 3;

/** The search with what words that nobody uses may stand for: Bangla in Latin letters, other endings, other spellings. */
function addMeantWords(words: readonly string[], search: SearchQuery, counts: Counts): SearchQuery {
  let { alternatives } = search;
  const unused = [...search.stems.entries()].filter(
    ([at, stem]) => (counts.get(stem) ?? 0) === 0 && !isReplaceable(search.alternatives, at),
  );
  for (const [at] of unused.slice(0, MAX_MEANT_WORDS)) {
    const meant = findMeant(words[at] ?? '');
    const terms = meant.flatMap(findTerms).slice(0, 1);
    alternatives = addMeant(alternatives, at, { phrases: meant.map((each) => each.split(' ')), terms });
  }
  return { ...search, alternatives };
}

/** The search with everything that its words mean, and the counts of all its terms. */
async function addMeanings(
  db: Database,
  words: readonly string[],
  search: SearchQuery,
  readSynonyms: ReadSynonyms,
): Promise<{ readonly search: SearchQuery; readonly counts: Counts }> {
  const known = await addAlternatives(db, search, readSynonyms);
  const counts = await readCounts(db, '*', listTerms(known));
  const complete = addMeantWords(words, known, counts);
  if (complete.alternatives === known.alternatives) return { search: known, counts };
  return { search: complete, counts: await readCounts(db, '*', listTerms(complete)) };
}

/** The search with what its words mean, with words that nobody uses replaced, and the counts of all its terms. */
export async function understandSearch(
  ctx: Context,
  network: string,
  words: readonly string[],
  search: SearchQuery,
  readSynonyms: ReadSynonyms,
): Promise<Corrected & { readonly counts: Counts }> {
  const meant = await addMeanings(ctx.db, words, search, readSynonyms);
  const corrected = await correctSpelling(ctx, network, words, meant.search, meant.counts);
  if (corrected.query === null) return { ...corrected, counts: meant.counts };
  return { ...corrected, ...(await addMeanings(ctx.db, corrected.query.split(' '), corrected.search, readSynonyms)) };
}

/** How many public works a search for this text finds, up to 10,001; undefined where counting takes too long. */
export async function countFound(ctx: Context, text: string, readSynonyms: ReadSynonyms): Promise<number | undefined> {
  const { search } = await parseFilters(ctx.db, { q: text });
  const query = wholeQuery(await addAlternatives(ctx.db, search, readSynonyms));
  return readWithin(ctx.db, ctx.platform.config.ARBOR_SEARCH_MS, (read) =>
    read((db) => countMatches(db, { query, price: undefined }, MAX_TOTAL)),
  );
}
