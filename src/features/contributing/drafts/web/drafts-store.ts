import type { OutputOf } from '../../../../platform/http/operation.ts';
import { getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import type { draftsContract } from '../contract/drafts.ts';
import { cutBatch } from './cut-batch.ts';
import { applyChanges, type DraftChanges } from './draft-values.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';
type Results = OutputOf<(typeof draftsContract)['updateMany']>['items'];

export interface DraftRow {
  /** The content with the unsaved changes. */
  readonly content: OwnContent;
  /** The content as the server has it. */
  readonly stored: OwnContent;
  /** Changes that the server doesn't have yet. */
  readonly pending: DraftChanges;
  readonly state: SaveState;
  /** Message for a refused change. */
  readonly message: string;
}

interface SaveItem {
  readonly _id: string;
  readonly updatedAt: string;
  readonly changes: DraftChanges;
}

export interface DraftsStoreDeps {
  readonly save: (items: readonly SaveItem[]) => Promise<Results>;
  readonly read: (id: string) => Promise<OwnContent>;
  /** Runs a function later; returns a function that cancels it. */
  readonly schedule: (work: () => void, milliseconds: number) => () => void;
}

const PAUSE = 700;
const MAX_PAUSE = 30_000;

/** Whether the server refused the call in a way that a retry can't solve. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

/** Keeps typed spaces around a text, which the server removes, while the person continues to type. */
function keepTyped(saved: OwnContent, shown: OwnContent): OwnContent {
  const keep = <T extends string | null>(one: T, other: T): T => (other?.trim() === one ? other : one);
  return {
    ...saved,
    title: keep(saved.title, shown.title),
    description: keep(saved.description, shown.description),
    translatedTitle: keep(saved.translatedTitle, shown.translatedTitle),
    previews: saved.previews.map((preview) => {
      const typed = shown.previews.find(({ _id }) => _id === preview._id) ?? preview;
      return {
        ...preview,
        caption: keep(preview.caption, typed.caption),
        translatedCaption: keep(preview.translatedCaption, typed.translatedCaption),
      };
    }),
  };
}

/** Merges changes in their order. New slides are combined, because each change only lists its own. */
const mergeChanges = (before: DraftChanges, after: DraftChanges): DraftChanges => ({
  ...before,
  ...after,
  ...(before.newPreviews === undefined || after.newPreviews === undefined
    ? {}
    : { newPreviews: [...before.newPreviews, ...after.newPreviews] }),
});

const isEmpty = (changes: DraftChanges): boolean => Object.keys(changes).length === 0;

/**
 * Store of drafts that are being edited. It saves changes automatically, retries until they arrive, and never discards
 * them.
 */
export function createDraftsStore(deps: DraftsStoreDeps, first: readonly OwnContent[]) {
  let rows = new Map<string, DraftRow>();
  let order: readonly string[] = [];
  const dropped = new Set<string>();
  let cancel: (() => void) | undefined;
  let pause = PAUSE;
  let saving: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  let version = 0;
  const notify = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const set = (id: string, change: Partial<DraftRow>) => {
    const row = rows.get(id);
    if (row !== undefined) rows.set(id, { ...row, ...change });
  };
  const toRow = (content: OwnContent): DraftRow => ({
    content,
    stored: content,
    pending: {},
    state: 'saved',
    message: '',
  });

  function wait(milliseconds: number) {
    cancel?.();
    cancel = deps.schedule(() => void flush(), milliseconds);
  }

  function take(result: Results[number], sent: DraftChanges) {
    const row = rows.get(result._id);
    if (row === undefined) return;
    if (result.content !== null) {
      const isNewer = !isEmpty(row.pending);
      const content = applyChanges(keepTyped(result.content, row.content), row.pending);
      set(result._id, { stored: result.content, content, state: isNewer ? 'waiting' : 'saved', message: '' });
      return;
    }
    // Refused changes stay on the screen, merged with changes made meanwhile.
    const message = result.problem?.errors[0]?.message ?? result.problem?.detail ?? '';
    const state = result.problem?.status === 409 ? 'conflict' : 'refused';
    // A refused slide is dropped, because it would make every following change fail.
    const isSlide = result.problem?.errors.some(({ path }) => path.startsWith('newPreviews')) === true;
    const { newPreviews: _, ...others } = sent;
    set(result._id, { pending: mergeChanges(isSlide ? others : sent, row.pending), state, message });
    if (state === 'conflict') void checkConflict(result._id);
  }

  /**
   * Resolves a conflict if the server has exactly these changes, because only the response to an earlier call was lost.
   */
  async function checkConflict(id: string) {
    const stored = await deps.read(id).catch(() => undefined);
    const row = rows.get(id);
    if (stored === undefined || row?.state !== 'conflict') return;
    const { newPreviews = [] } = row.pending;
    if (newPreviews.some((id) => !stored.previews.some(({ _id }) => _id === id))) return;
    if (JSON.stringify(applyChanges(stored, row.pending)) !== JSON.stringify(stored)) return;
    set(id, { stored, content: keepTyped(stored, row.content), pending: {}, state: 'saved', message: '' });
    notify();
  }

  const listWaiting = (): SaveItem[] =>
    order.flatMap((id) => {
      const row = rows.get(id);
      if (row === undefined || (row.state !== 'waiting' && row.state !== 'failed')) return [];
      return [{ _id: id, updatedAt: row.stored.updatedAt, changes: row.pending }];
    });

  /** Saves items; if the call is refused, it splits them, so that one invalid item doesn't block the others. */
  async function send(items: readonly SaveItem[]): Promise<void> {
    try {
      const results = await deps.save(items);
      for (const result of results) take(result, items.find(({ _id }) => _id === result._id)?.changes ?? {});
    } catch (error) {
      const [only] = items;
      if (!isRefused(error)) throw error;
      if (items.length > 1) {
        const middle = Math.ceil(items.length / 2);
        for (const half of [items.slice(0, middle), items.slice(middle)]) await sendOrKeep(half);
      } else if (only !== undefined) {
        const message = (isApiError(error) && error.errors[0]?.message) || getErrorMessage(error, '');
        set(only._id, {
          state: 'refused',
          message,
          pending: mergeChanges(only.changes, rows.get(only._id)?.pending ?? {}),
        });
      }
    }
  }

  async function sendOrKeep(items: readonly SaveItem[]): Promise<void> {
    try {
      await send(items);
      pause = PAUSE;
    } catch {
      for (const { _id, changes } of items)
        if (rows.get(_id)?.state === 'saving')
          set(_id, { state: 'failed', pending: mergeChanges(changes, rows.get(_id)?.pending ?? {}) });
      pause = Math.min(pause * 2, MAX_PAUSE);
    }
  }

  /** Saves pending changes, as many as fit into one call; if a save is in progress, it waits for that one. */
  function flush(): Promise<void> {
    cancel?.();
    cancel = undefined;
    if (saving !== undefined) return saving;
    const items = cutBatch(listWaiting());
    if (items.length === 0) return Promise.resolve();
    for (const { _id } of items) set(_id, { state: 'saving', pending: {} });
    notify();
    saving = sendOrKeep(items).finally(() => {
      saving = undefined;
      notify();
      if (listWaiting().length > 0) wait(pause);
    });
    return saving;
  }

  /** Saves all pending changes. @returns whether the server has all of them now */
  async function saveAll(): Promise<boolean> {
    while (saving !== undefined || listWaiting().length > 0) {
      await flush();
      if (order.some((id) => rows.get(id)?.state === 'failed')) return false;
    }
    return order.every((id) => rows.get(id)?.state === 'saved');
  }

  function edit(id: string, changes: DraftChanges) {
    const row = rows.get(id);
    if (row === undefined) return;
    // Pending subcategories belong to the previous category, so they are dropped.
    const { subcategoryIds: _, subcategories: __, ...rest } = row.pending;
    const kept = changes.categoryId === undefined || changes.subcategoryIds !== undefined ? row.pending : rest;
    const pending = mergeChanges(kept, changes);
    const state = row.state === 'saving' || row.state === 'conflict' ? row.state : 'waiting';
    set(id, { content: applyChanges(row.content, changes), pending, state });
    if (state === 'waiting') wait(pause);
  }

  rows = new Map(first.map((content) => [content._id, toRow(content)]));
  order = first.map(({ _id }) => _id);
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Version of the store, which changes with each update. */
    getVersion: () => version,
    getOrder: () => order,
    getRow: (id: string) => rows.get(id),
    flush,
    saveAll,
    edit: (ids: readonly string[], toChanges: (content: OwnContent) => DraftChanges) => {
      for (const id of ids) {
        const row = rows.get(id);
        const changes = row === undefined ? {} : toChanges(row.content);
        if (!isEmpty(changes)) edit(id, changes);
      }
      notify();
    },
    /** Adds contents that the server created, on top, or updates those that it changed. */
    put: (contents: readonly OwnContent[]) => {
      const added = contents.filter(({ _id }) => !rows.has(_id)).map(({ _id }) => _id);
      for (const content of contents) {
        const { pending = {} } = rows.get(content._id) ?? {};
        if (isEmpty(pending)) rows.set(content._id, toRow(content));
        else
          set(content._id, { stored: content, content: applyChanges(content, pending), state: 'waiting', message: '' });
      }
      order = [...added, ...order];
      notify();
    },
    /** Adds older drafts below the others. Existing rows stay unchanged, and removed ones don't return. */
    append: (contents: readonly OwnContent[]) => {
      const added = contents.filter(({ _id }) => !rows.has(_id) && !dropped.has(_id));
      for (const content of added) rows.set(content._id, toRow(content));
      order = [...order, ...added.map(({ _id }) => _id)];
      notify();
    },
    drop: (ids: readonly string[]) => {
      for (const id of ids) {
        rows.delete(id);
        dropped.add(id);
      }
      order = order.filter((id) => rows.has(id));
      notify();
    },
    /** Resolves a conflict: applies the local changes to the server's version, or discards them. */
    resolve: async (id: string, keepsMine: boolean) => {
      const stored = await deps.read(id);
      const row = rows.get(id);
      if (row === undefined) return;
      const pending = keepsMine ? row.pending : {};
      const content = applyChanges(stored, pending);
      set(id, { stored, content, pending, state: isEmpty(pending) ? 'saved' : 'waiting', message: '' });
      notify();
      if (!isEmpty(pending)) wait(0);
    },
  };
}

export type DraftsStore = ReturnType<typeof createDraftsStore>;
