import { type ApiError, isApiError } from '../../../../../ui/api/client.ts';
import type { Draft, DraftField } from './draft.ts';

/** Pause in typing, in milliseconds, before a save. */
const WAIT_MS = 1500;
/** Maximum delay of a save in milliseconds while somebody keeps typing. */
const MAX_WAIT_MS = 10_000;
/** Minimum interval between two saves in milliseconds, because the server allows 120 in ten minutes. */
const MIN_INTERVAL_MS = 5000;
const RETRY_MS = [5000, 10_000, 30_000, 60_000];

type Changes = Partial<Draft>;

export type SaveStatus =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'conflict' | 'signed-out' | 'gone' }
  /** Some fields were refused; the others are saved. */
  | { readonly kind: 'refused' }
  /** Nothing could be saved; `retries`: the save is retried without a further change. */
  | { readonly kind: 'failed'; readonly reason: string; readonly retries: boolean };

export interface SaveState {
  readonly status: SaveStatus;
  readonly errors: Readonly<Partial<Record<DraftField, string>>>;
  /** Whether changes would be lost by leaving the page. */
  readonly isUnsaved: boolean;
}

/**
 * Base of a save: the revision that the changes were made to, the save's key (until the server has answered), and a
 * number that increases with each attempt, so that a delayed attempt can't overwrite a later one.
 */
export interface Since {
  readonly revision: number;
  readonly saveKey: string;
  readonly saveTry: number;
}

interface AutosaveOptions {
  readonly revision: number;
  /** @throws ApiError */
  readonly send: (changes: Changes, since: Since) => Promise<{ readonly revision: number }>;
  readonly now?: () => number;
}

const isEmpty = (changes: Changes): boolean => Object.keys(changes).length === 0;

/**
 * Whether a status may succeed later. Refused input would be refused again, but server errors and rate limits are
 * temporary.
 */
const isTransient = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/** Whether only the author can resolve the state, by signing in again or resolving a conflict. */
const isStuck = ({ kind }: SaveStatus): boolean => kind === 'conflict' || kind === 'gone';

/** Saves changes shortly after they are made, one call at a time, and keeps changes that could not be saved. */
export class Autosave {
  #state: SaveState = { status: { kind: 'saved' }, errors: {}, isUnsaved: false };
  #pending: Changes = {};
  /** Changes that the server refused; they are sent again after a further change. */
  #refused: Changes = {};
  #revision: number;
  #saveKey = crypto.randomUUID();
  #tries = 0;
  readonly #send: AutosaveOptions['send'];
  readonly #now: () => number;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changedAt = 0;
  #startedAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  readonly #listeners = new Set<() => void>();

  constructor({ revision, send, now = Date.now }: AutosaveOptions) {
    this.#revision = revision;
    this.#send = send;
    this.#now = now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SaveState => this.#state;

  change(changes: Changes): void {
    if (isEmpty(this.#pending)) this.#changedAt = this.#now();
    this.#pending = { ...this.#pending, ...changes };
    const fields = Object.keys(changes) as DraftField[];
    this.#refused = omit(this.#refused, fields);
    const isCalm = ['saved', 'refused', 'waiting'].includes(this.#state.status.kind);
    this.#set(isCalm ? { kind: 'waiting' } : this.#state.status, omit(this.#state.errors, fields));
    this.#schedule();
  }

  /** Saves at once. @returns whether everything is saved now */
  async flush(): Promise<boolean> {
    do {
      clearTimeout(this.#timer);
      await (this.#running ?? this.#start());
    } while (!isEmpty(this.#pending) && this.#state.status.kind === 'waiting');
    return !this.#state.isUnsaved;
  }

  /** Resolves a conflict by saving `all` over the given revision. */
  overwrite(revision: number, all: Changes): Promise<boolean> {
    this.#revision = revision;
    this.#pending = { ...all, ...this.#pending };
    this.#set({ kind: 'waiting' });
    return this.flush();
  }

  /** Discards unsaved changes. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#pending = {};
    this.#refused = {};
    this.#set({ kind: 'saved' }, {});
  }

  /** Stops automatic saving. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #set(status: SaveStatus, errors = this.#state.errors): void {
    const isUnsaved = status.kind !== 'saved' || !isEmpty(this.#pending) || !isEmpty(this.#refused);
    this.#state = { status, errors, isUnsaved };
    for (const listener of this.#listeners) listener();
  }

  #schedule(delay?: number): void {
    clearTimeout(this.#timer);
    if (isStuck(this.#state.status)) return;
    const now = this.#now();
    const due = Math.max(Math.min(now + WAIT_MS, this.#changedAt + MAX_WAIT_MS), this.#startedAt + MIN_INTERVAL_MS);
    this.#timer = setTimeout(() => void this.#start(), delay ?? due - now);
  }

  #start(): Promise<void> {
    if (this.#running !== undefined || isEmpty(this.#pending) || isStuck(this.#state.status))
      return this.#running ?? Promise.resolve();
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    const sent = this.#pending;
    this.#pending = {};
    this.#startedAt = this.#now();
    this.#tries += 1;
    const since = { revision: this.#revision, saveKey: this.#saveKey, saveTry: this.#tries };
    this.#set({ kind: 'saving' });
    try {
      const { revision } = await this.#send(sent, since);
      this.#revision = revision;
      this.#saveKey = crypto.randomUUID();
      this.#failures = 0;
    } catch (error) {
      this.#pending = { ...sent, ...this.#pending };
      if (!isApiError(error)) {
        this.#set({ kind: 'failed', reason: '', retries: false });
        throw error;
      }
      if (!this.#refuse(error, sent)) {
        this.#fail(error);
        return;
      }
    }
    if (!isEmpty(this.#pending)) {
      this.#changedAt = this.#now();
      this.#set({ kind: 'waiting' });
      this.#schedule();
    } else this.#set({ kind: isEmpty(this.#refused) ? 'saved' : 'refused' });
  }

  /** Sets refused fields aside, so that the others can be saved. @returns whether any field was set aside */
  #refuse({ errors: found }: ApiError, sent: Changes): boolean {
    const wrong = new Map(found.map(({ path, message }) => [path.split('.')[0] ?? '', message]));
    const fields = (Object.keys(sent) as DraftField[]).filter((field) => wrong.has(field));
    for (const field of fields) {
      // A field that was changed during the call was not refused.
      if (this.#pending[field] !== sent[field]) continue;
      this.#refused = { ...this.#refused, [field]: sent[field] };
      this.#pending = omit(this.#pending, [field]);
    }
    const errors = Object.fromEntries(fields.map((field) => [field, wrong.get(field) ?? '']));
    this.#set(this.#state.status, { ...this.#state.errors, ...errors });
    return fields.length > 0;
  }

  #fail(error: ApiError): void {
    const { status, retryAfter } = error;
    if (status === 409) this.#set({ kind: 'conflict' });
    else if (status === 404) this.#set({ kind: 'gone' });
    else if (status === 401) this.#set({ kind: 'signed-out' });
    else {
      const retries = isTransient(status);
      const reason = error.errors[0]?.message ?? (error.detail || error.message);
      this.#set({ kind: 'failed', reason, retries });
      if (!retries) return;
      const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 0;
      this.#failures += 1;
      this.#schedule(retryAfter === undefined ? wait : Math.max(wait, retryAfter * 1000));
    }
  }
}

const omit = <T extends object>(from: T, keys: readonly string[]): T =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key))) as T;
