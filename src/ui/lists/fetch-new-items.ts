/** A page of a list, and the cursor of the next page; null at the end of the list. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

const MAX_PAGES = 5;

/**
 * Fetches the next unknown items. A page may repeat items that have moved, or have no others, so further pages are
 * fetched until there is a new item or the list ends.
 */
export async function fetchNewItems<T>(
  cursor: string,
  fetchPage: (cursor: string) => Promise<ListPage<T>>,
  isKnown: (item: T) => boolean,
): Promise<ListPage<T>> {
  let next: string | null = cursor;
  for (let page = 0; page < MAX_PAGES && next !== null; page += 1) {
    const answer: ListPage<T> = await fetchPage(next);
    const items = answer.items.filter((item) => !isKnown(item));
    if (items.length > 0) return { items, next: answer.next };
    next = answer.next === next ? null : answer.next;
  }
  return { items: [], next };
}
