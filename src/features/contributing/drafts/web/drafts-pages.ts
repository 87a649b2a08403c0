import { isApiError } from '../../../../ui/api/client.ts';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import type { DraftsStore } from './drafts-store.ts';

/** Query of the table's pages, without the cursor. */
export const draftsQuery = { limit: 100, status: 'draft' } as const;

/** A page of the contributor's drafts, newest first. */
export interface DraftsPage {
  readonly items: readonly OwnContent[];
  readonly nextCursor: string | null;
  /** Number of all drafts. */
  readonly counts: { readonly draft: number };
}

export interface UnreadDrafts {
  /** Number of drafts that aren't loaded yet. */
  readonly unread: number;
  readonly state: 'idle' | 'reading' | 'failed';
}

/** Loads the drafts after the first page into the store, page by page, as far as they are needed. */
export function createDraftsPages(
  store: DraftsStore,
  first: { readonly nextCursor: string | null; readonly total: number },
  readPage: (cursor: string) => Promise<DraftsPage>,
) {
  const listeners = new Set<() => void>();
  const countUnread = (cursor: string | null, total: number): number => {
    const read = store.getOrder().filter((id) => store.getRow(id)?.stored.status === 'draft').length;
    return cursor === null ? 0 : Math.max(1, total - read);
  };
  let next = first.nextCursor;
  let current: UnreadDrafts = { unread: countUnread(next, first.total), state: 'idle' };
  let reading: Promise<boolean> | undefined;
  const show = (change: Partial<UnreadDrafts>) => {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  };

  async function read(cursor: string): Promise<boolean> {
    show({ state: 'reading' });
    try {
      const page = await readPage(cursor);
      store.append(page.items);
      next = page.nextCursor;
      show({ unread: countUnread(next, page.counts.draft), state: 'idle' });
      return true;
    } catch (error) {
      show({ state: 'failed' });
      if (!isApiError(error)) throw error;
      return false;
    }
  }

  /** Loads the next page. @returns whether it was loaded or there was none */
  function readMore(): Promise<boolean> {
    if (next === null) return Promise.resolve(true);
    reading ??= read(next).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  /** Loads pages until the store has this many rows, or all. @returns whether that succeeded */
  async function readUntil(count: number): Promise<boolean> {
    while (next !== null && store.getOrder().length < count) if (!(await readMore())) return false;
    return true;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getState: (): UnreadDrafts => current,
    readMore,
    readUntil,
    readAll: () => readUntil(Number.POSITIVE_INFINITY),
  };
}

export type DraftsPages = ReturnType<typeof createDraftsPages>;
