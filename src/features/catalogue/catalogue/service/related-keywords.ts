import type { Database } from '../../../../platform/database/pool.ts';
import { toQueryText } from '../rules/terms.ts';
import { isStopword, stemWord, tokenize } from '../rules/words.ts';
import { readRelatedKeywords } from '../store/keywords.ts';
import { readWithin } from '../store/time-limit.ts';

const MAX_SUGGESTED = 24;
const MILLISECONDS = 400;

/** Maximum number of a draft's terms: enough to find similar works, and few enough to query all pairs. */
const MAX_TERMS = 12;

/**
 * Builds queries for works similar to a draft, most similar first: works with two of its words, then works with one. A
 * single word, such as a colour, finds works of all kinds, so a keyword only counts if at least half of them have it.
 */
function listLikenesses(texts: readonly string[]) {
  const words = texts.flatMap((text) => tokenize(text, 20)).filter((word) => !isStopword(word));
  const terms = [...new Set(words.map((word) => `+${stemWord(word)}`))].slice(0, MAX_TERMS);
  const pairs = terms.flatMap((term, at) => terms.slice(at + 1).map((other) => [term, other]));
  const one = { query: toQueryText({ all: [], any: [terms], none: [] }), minShare: terms.length === 1 ? 0 : 0.5 };
  const two = { query: toQueryText({ all: [], any: [], phrases: [pairs], none: [] }), minShare: 0 };
  return terms.length < 2 ? terms.map(() => one) : [two, one];
}

/**
 * Suggests keywords of public contents that are similar to a draft, in its category first. The result is empty if none
 * is similar or reading takes too long.
 */
export async function suggestRelatedKeywords(
  db: Database,
  draft: { readonly title: string; readonly category?: string | undefined; readonly keywords: readonly string[] },
): Promise<{ keyword: string; count: number }[]> {
  const { title, category, keywords } = draft;
  const categories = category === undefined ? [undefined] : [category, undefined];
  const searches = listLikenesses([title, ...keywords]).flatMap((likeness) =>
    categories.map((categoryKey) => ({ ...likeness, categoryKey })),
  );
  const found = await readWithin(db, MILLISECONDS, async (read) => {
    const all = new Map<string, number>();
    for (const search of searches) {
      const except = [...keywords, ...all.keys()];
      if (all.size >= MAX_SUGGESTED) break;
      const rows = await read((within) =>
        readRelatedKeywords(within, { ...search, except, max: MAX_SUGGESTED - all.size }),
      );
      for (const { keyword, n } of rows) all.set(keyword, n);
    }
    return all;
  });
  return [...(found ?? [])].map(([keyword, count]) => ({ keyword, count }));
}
