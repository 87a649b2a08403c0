import type { Context } from '../../../../platform/context.ts';
import { findMatching } from '../../catalogue/service/members.ts';
import { parseSearch } from '../../catalogue/service/search-address.ts';
import { readSynonyms } from '../../synonyms/service/pairs.ts';
import type { NewWork } from './new-works.ts';

/** Finds titles of new works that a followed search finds, published after a time, newest first. */
export type FindTitles = (query: string, since: Date) => Promise<string[]>;

/** Runs followed searches among the new works: each search once, however many people follow it. */
export function createTitleFinder(ctx: Context, works: readonly NewWork[]): FindTitles {
  const ids = works.map(({ id }) => id);
  const known = new Map<string, ReadonlySet<string>>();
  const find = async (query: string): Promise<ReadonlySet<string>> => {
    const search = parseSearch(query);
    if (search === undefined) return new Set();
    return findMatching(ctx, ids, { query: search.filters, readSynonyms });
  };
  return async (query, since) => {
    if (!works.some(({ publishedAt }) => publishedAt > since)) return [];
    const found = known.get(query) ?? (await find(query));
    known.set(query, found);
    return works.filter(({ id, publishedAt }) => publishedAt > since && found.has(id)).map(({ title }) => title);
  };
}
