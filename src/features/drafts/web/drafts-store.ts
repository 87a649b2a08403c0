import type { OutputOf } from '../../../platform/http/operation.ts';
import type { OwnContent } from '../../content/contract/own-content.ts';
import type { draftsContract } from '../contract.ts';
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

const isEmpty = (changes: DraftChanges): boolean => Object.keys(changes).length === 0;

/** Drafts as they are edited: what changes is saved by itself, retried until it arrives, and never thrown away. */
export function createDraftsStore(deps: DraftsStoreDeps, first: readonly OwnContent[]) {
  let rows = new Map<string, DraftRow>();
  let order: readonly string[] = [];
  let cancel: (() => void) | undefined;
  let pause = PAUSE;
  let isSaving = false;
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
      const content = applyChanges(result.content, row.pending);
      set(result._id, { stored: result.content, content, state: isNewer ? 'waiting' : 'saved', message: '' });
      return;
    }
    // What was refused stays on the screen, together with what was typed meanwhile.
    const message = result.problem?.errors[0]?.message ?? result.problem?.detail ?? '';
    const state = result.problem?.status === 409 ? 'conflict' : 'refused';
    set(result._id, { pending: { ...sent, ...row.pending }, state, message });
  }

  async function flush(): Promise<void> {
    cancel?.();
    cancel = undefined;
    if (isSaving) return;
    const waiting = order.filter((id) => ['waiting', 'failed'].includes(rows.get(id)?.state ?? '')).slice(0, MAX_BATCH);
    const items = waiting.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [{ _id: id, updatedAt: row.stored.updatedAt, changes: row.pending }];
    });
    if (items.length === 0) return;
    isSaving = true;
    for (const { _id } of items) set(_id, { state: 'saving', pending: {} });
    notify();
    try {
      const results = await deps.save(items);
      for (const result of results) take(result, items.find(({ _id }) => _id === result._id)?.changes ?? {});
      pause = PAUSE;
    } catch {
      for (const { _id, changes } of items)
        set(_id, { state: 'failed', pending: { ...changes, ...rows.get(_id)?.pending } });
      pause = Math.min(pause * 2, MAX_PAUSE);
    } finally {
      isSaving = false;
    }
    notify();
    if (order.some((id) => ['waiting', 'failed'].includes(rows.get(id)?.state ?? ''))) wait(pause);
  }

  function edit(id: string, changes: DraftChanges) {
    const row = rows.get(id);
    if (row === undefined) return;
    const pending = { ...row.pending, ...changes };
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
      for (const content of contents) rows.set(content._id, toRow(content));
      order = [...added, ...order];
      notify();
    },
    drop: (ids: readonly string[]) => {
      for (const id of ids) rows.delete(id);
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
