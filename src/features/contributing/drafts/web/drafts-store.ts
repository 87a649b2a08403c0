import type { OutputOf } from '../../../../platform/http/operation.ts';
import { getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import type { draftsContract } from '../contract/drafts.ts';
import { applyChanges, type DraftChanges } from './draft-values.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';
type Results = OutputOf<(typeof draftsContract)['updateMany']>['items'];

export interface DraftRow {
  /** As it is shown: with what was changed here. */
  readonly content: OwnContent;
  /** As the server has it. */
  readonly stored: OwnContent;
  /** What the server hasn't got yet. */
  readonly pending: DraftChanges;
  readonly state: SaveState;
  /** Why it was refused. */
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
  /** Runs something later; answers how to cancel it. */
  readonly schedule: (work: () => void, milliseconds: number) => () => void;
}

const PAUSE = 700;
const MAX_PAUSE = 30_000;
const MAX_BATCH = 20;
/** Limit of one call, in UTF-8: below what the server accepts. */
const MAX_BATCH_BYTES = 200_000;

const sizeOf = (item: SaveItem): number => new TextEncoder().encode(JSON.stringify(item)).length;

/** As many as one call takes, at least one. */
function cutBatch(items: readonly SaveItem[]): readonly SaveItem[] {
  let bytes = 0;
  const count = items.slice(0, MAX_BATCH).findIndex((item) => {
    bytes += sizeOf(item);
    return bytes > MAX_BATCH_BYTES;
  });
  return items.slice(0, count === -1 ? MAX_BATCH : Math.max(1, count));
}

/** The call itself is refused, whatever is tried again. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

/** Saved texts lose the spaces around them; who types on sees what was typed. */
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

/** What was changed first, then. Slides that were sent one after the other are all new. */
const mergeChanges = (before: DraftChanges, after: DraftChanges): DraftChanges => ({
  ...before,
  ...after,
  ...(before.newPreviews === undefined || after.newPreviews === undefined
    ? {}
    : { newPreviews: [...before.newPreviews, ...after.newPreviews] }),
});

const isEmpty = (changes: DraftChanges): boolean => Object.keys(changes).length === 0;

/** Drafts as they are edited: what changes is saved by itself, retried until it arrives, and never thrown away. */
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
    // What was refused stays on the screen, together with what was typed meanwhile.
    const message = result.problem?.errors[0]?.message ?? result.problem?.detail ?? '';
    const state = result.problem?.status === 409 ? 'conflict' : 'refused';
    // A slide that was refused would be refused with every change that follows.
    const isSlide = result.problem?.errors.some(({ path }) => path.startsWith('newPreviews')) === true;
    const { newPreviews: _, ...others } = sent;
    set(result._id, { pending: mergeChanges(isSlide ? others : sent, row.pending), state, message });
    if (state === 'conflict') void checkConflict(result._id);
  }

  /** The answer to an earlier call may have been lost: what the server has then is what was sent. */
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

  /** One item that is refused doesn't hold the others up. */
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

  /** Saves what waits, as much as one call takes; where a save is under way, that one is waited for. */
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

  /** Saves all that waits. @returns whether the server has all of it now */
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
    // Subcategories of another category are none of this one's.
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
    /** Another number after each change. */
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
    /** Contents that the server has made or changed; new ones come first. */
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
    /** Older drafts, below the others. One that is there stays as it is, one that was dropped stays away. */
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
    /** After a conflict: with what was changed here on top of what the server has now, or without it. */
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
