import { toBaseName } from '../../../../../platform/file-name.ts';

/**
 * - `missing`: begun earlier; its file has to be chosen again.
 * - `waiting`: for its turn. `checking`: its hash is computed. `offline`: goes on by itself once there is a connection.
 * - `ready`: something is being made of it. `known`: it had been sent before and is in a content.
 * - `stuck`: the server has it, and nobody answered when something was to be made of it; goes on by itself or by hand.
 * - `refused`: never goes on. `failed`: can be tried again, by hand.
 */
export type QueueState =
  | 'missing'
  | 'waiting'
  | 'checking'
  | 'sending'
  | 'paused'
  | 'offline'
  | 'processing'
  | 'ready'
  | 'known'
  | 'stuck'
  | 'refused'
  | 'failed';

/** One file on its way. */
export interface QueueItem {
  readonly key: string;
  readonly name: string;
  readonly folder: string;
  /** Bytes. */
  readonly size: number;
  readonly sent: number;
  readonly state: QueueState;
  readonly uploadId: string | undefined;
  /** What went wrong and what helps, in the language of the page. */
  readonly message: string;
  /** Refused through no fault of the file: processing can be tried again. */
  readonly canRetry: boolean;
}

/** One that waits for its turn. */
export const createItem = (file: Pick<QueueItem, 'key' | 'name' | 'folder' | 'size'>): QueueItem => ({
  ...file,
  sent: 0,
  state: 'waiting',
  uploadId: undefined,
  message: '',
  canRetry: false,
});

export const isUnderWay = ({ state }: QueueItem): boolean => state === 'checking' || state === 'sending';

export const isUnsent = ({ state }: QueueItem): boolean =>
  ['waiting', 'checking', 'sending', 'paused', 'offline'].includes(state);

export interface QueueTotal {
  /** Bytes. */
  readonly size: number;
  readonly sent: number;
}

/** What has left the queue since it was empty, because something was made of it. */
export interface TakenFiles {
  readonly files: number;
  /** Bytes. */
  readonly size: number;
}

const noneTaken: TakenFiles = { files: 0, size: 0 };

export const addTaken = ({ files, size }: TakenFiles, items: readonly QueueItem[]): TakenFiles => ({
  files: files + items.length,
  size: items.reduce((sum, item) => sum + item.size, size),
});

export interface QueueSnapshot {
  readonly items: readonly QueueItem[];
  readonly taken: TakenFiles;
  /** Bytes a second. */
  readonly speed: number;
}

export const emptyQueue: QueueSnapshot = { items: [], taken: noneTaken, speed: 0 };

/** Sum of all files that can be sent now; those that have to be chosen again or have failed wait for the user. */
export function sumQueue(items: readonly QueueItem[], taken: TakenFiles = noneTaken): QueueTotal {
  const counted = items.filter(({ state }) => state !== 'missing' && state !== 'failed');
  return {
    size: counted.reduce((sum, { size }) => sum + size, taken.size),
    sent: counted.reduce((sum, item) => sum + (isUnsent(item) ? item.sent : item.size), taken.size),
  };
}

/** What has become of the files since the queue was empty. */
export function countFiles(items: readonly QueueItem[], { files }: TakenFiles = noneTaken) {
  const count = (...states: QueueState[]) => items.filter(({ state }) => states.includes(state)).length;
  const refused = count('refused', 'failed');
  return {
    /** Something was made of them. */
    added: files,
    toGo: items.filter(isUnsent).length + count('processing', 'ready'),
    refused,
    /** They wait for somebody. */
    needy: refused + count('missing'),
  };
}

/**
 * Ready files that something can be made of, in groups that belong together: a group waits until none of its files is
 * on its way any more.
 */
export function findWholeGroups(items: readonly QueueItem[]): QueueItem[][] {
  const groups = new Map<string, QueueItem[]>();
  for (const item of items) {
    const base = toBaseName(item);
    groups.set(base, [...(groups.get(base) ?? []), item]);
  }
  return [...groups.values()]
    .filter((group) => group.every((item) => !isUnsent(item) && item.state !== 'processing'))
    .map((group) => group.filter(({ state }) => state === 'ready'))
    .filter((group) => group.length > 0);
}

interface Sample {
  readonly at: number;
  readonly sent: number;
}

const WINDOW_MS = 8000;

/** Bytes a second over the last moments. */
export class SpeedMeter {
  #samples: Sample[] = [];

  /** `sent`: bytes so far, of all files. */
  add(sent: number, at: number): void {
    const last = this.#samples.at(-1);
    // Less than before: something was taken out of the queue.
    if (last !== undefined && sent < last.sent) this.#samples = [];
    this.#samples = [...this.#samples.filter((each) => at - each.at <= WINDOW_MS), { at, sent }];
  }

  read(): number {
    const [first] = this.#samples;
    const last = this.#samples.at(-1);
    if (first === undefined || last === undefined || last.at - first.at < 500) return 0;
    return ((last.sent - first.sent) / (last.at - first.at)) * 1000;
  }

  clear(): void {
    this.#samples = [];
  }
}

/** Answers a function that says what is shown of a queue after each change. */
export function createSnapshots(): (items: readonly QueueItem[], taken: TakenFiles) => QueueSnapshot {
  const meter = new SpeedMeter();
  return (items, before) => {
    const taken = items.length === 0 ? noneTaken : before;
    if (items.some(isUnderWay)) meter.add(sumQueue(items, taken).sent, performance.now());
    else meter.clear();
    return { items, taken, speed: meter.read() };
  };
}
