/** A part of a list, and the cursor of the part after it; null where the list ends. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

const MAX_PAGES = 5;

/**
 * The next items that aren't known: what has moved down since may come twice, and a page may bring nothing else, or
 * nothing at all. Fetches until there is something new or the list ends.
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
