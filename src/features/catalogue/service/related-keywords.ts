import type { Database } from '../../../platform/database/pool.ts';
import { isStopword, stemWord, tokenize } from '../../../platform/words.ts';
import { toQueryText } from '../rules/terms.ts';
import { readRelatedKeywords } from '../store/keywords.ts';
import { readWithin } from '../store/time-limit.ts';

const MAX_SUGGESTED = 24;
const MILLISECONDS = 400;

/**
 * Keywords that public contents have which share a title word or a keyword with a draft, within its category first; of
 * the category alone where nothing is shared. None where reading them takes too long.
 */
export async function suggestRelatedKeywords(
  db: Database,
  draft: { readonly title: string; readonly category?: string | undefined; readonly keywords: readonly string[] },
): Promise<{ keyword: string; count: number }[]> {
  const stems = tokenize(draft.title, 20)
    .filter((word) => !isStopword(word))
    .map((word) => `+${stemWord(word)}`);
  const any = [...stems, ...draft.keywords.map((keyword) => `w:${keyword}`)];
  const query = any.length === 0 ? '' : toQueryText({ all: [], any: [any], none: [] });
  const { category } = draft;
  const searches = [
    ...(query !== '' && category !== undefined ? [{ query, categoryKey: category }] : []),
    ...(query === '' ? [] : [{ query, categoryKey: undefined }]),
    ...(category === undefined ? [] : [{ query: '', categoryKey: category }]),
  ];
  const found = await readWithin(db, MILLISECONDS, async (read) => {
    const all = new Map<string, number>();
    for (const search of searches) {
      const except = [...draft.keywords, ...all.keys()];
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
