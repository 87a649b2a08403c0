import { browserApi } from '../../../../ui/api/client.ts';
import type { DraftsStore } from './drafts-store.ts';
import { MAX_KEYWORDS } from './table/columns.ts';

/** Maximum number of drafts per call. */
const BATCH = 20;

/** Appends suggested keywords to drafts. @returns number of drafts that received keywords @throws ApiError */
export async function addSuggestedKeywords(store: DraftsStore, ids: readonly string[]): Promise<number> {
  let changed = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const query = { ids: ids.slice(at, at + BATCH).join(',') };
    const { items } = await browserApi('GET /content/suggested-keywords', { query });
    const found = new Map(items.filter(({ keywords }) => keywords.length > 0).map((each) => [each._id, each.keywords]));
    changed += found.size;
    store.edit([...found.keys()], ({ _id, keywords }) => ({
      keywords: [...new Set([...keywords, ...(found.get(_id) ?? [])])].slice(0, MAX_KEYWORDS),
    }));
  }
  return changed;
}
