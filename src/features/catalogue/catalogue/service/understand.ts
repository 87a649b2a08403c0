import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { MAX_TOTAL } from '../../../../platform/pagination.ts';
import { chooseAlternatives, listPhrases, type Synonyms } from '../rules/alternatives.ts';
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
  const synonyms = await readSynonyms(db, listPhrases(search.stems));
  return { ...search, alternatives: chooseAlternatives(search.stems, synonyms) };
}

/** The search with what means the same as its words, with words that nobody uses replaced, and the counts of all its terms. */
export async function understandSearch(
  ctx: Context,
  network: string,
  words: readonly string[],
  search: SearchQuery,
  readSynonyms: ReadSynonyms,
): Promise<Corrected & { readonly counts: Counts }> {
  const complete = await addAlternatives(ctx.db, search, readSynonyms);
  const counts = await readCounts(ctx.db, '*', listTerms(complete));
  const corrected = await correctSpelling(ctx, network, words, complete, counts);
  if (corrected.query === null) return { ...corrected, counts };
  const understood = await addAlternatives(ctx.db, corrected.search, readSynonyms);
  return { ...corrected, search: understood, counts: await readCounts(ctx.db, '*', listTerms(understood)) };
}

/** How many public works a search for this text finds, up to 10,001; undefined where counting takes too long. */
export async function countFound(ctx: Context, text: string, readSynonyms: ReadSynonyms): Promise<number | undefined> {
  const { search } = await parseFilters(ctx.db, { q: text });
  const query = wholeQuery(await addAlternatives(ctx.db, search, readSynonyms));
  return readWithin(ctx.db, ctx.platform.config.ARBOR_SEARCH_MS, (read) =>
    read((db) => countMatches(db, { query, price: undefined }, MAX_TOTAL)),
  );
}
