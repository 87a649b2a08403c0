import { toBaseName } from '../../../../../platform/file-name.ts';

/**
 * - `missing`: the upload began on an earlier visit; the person has to choose the file again.
 * - `waiting`: the file waits for its turn. `checking`: its hash is computed. `offline`: it continues once connected.
 * - `ready`: a draft is being created from it. `known`: a content uses the same file already.
 * - `stuck`: the server has the file, but creating a draft got no response; it is retried automatically or by hand.
 * - `refused`: the file can't be used. `failed`: it can be retried by hand.
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

/** A file in the queue. */
export interface QueueItem {
  readonly key: string;
  readonly name: string;
  readonly folder: string;
  /** Size in bytes. */
  readonly size: number;
  readonly sent: number;
  readonly state: QueueState;
  readonly uploadId: string | undefined;
  /** Error message with advice, in the language of the page. */
  readonly message: string;
  /** Whether processing can be retried, because the refusal isn't the file's fault. */
  readonly canRetry: boolean;
}

/** Creates an item that waits for its turn. */
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
  /** Size in bytes. */
  readonly size: number;
  readonly sent: number;
}

/** Files that have left the queue since it was last empty, because drafts were created from them. */
export interface TakenFiles {
  readonly files: number;
  /** Size in bytes. */
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
  /** Speed in bytes per second. */
  readonly speed: number;
}

export const emptyQueue: QueueSnapshot = { items: [], taken: noneTaken, speed: 0 };

/** Sums up all files that can be sent now; files that have to be chosen again or have failed are excluded. */
export function sumQueue(items: readonly QueueItem[], taken: TakenFiles = noneTaken): QueueTotal {
  const counted = items.filter(({ state }) => state !== 'missing' && state !== 'failed');
  return {
    size: counted.reduce((sum, { size }) => sum + size, taken.size),
    sent: counted.reduce((sum, item) => sum + (isUnsent(item) ? item.sent : item.size), taken.size),
  };
}

/** Counts files by result since the queue was last empty. */
export function countFiles(items: readonly QueueItem[], { files }: TakenFiles = noneTaken) {
  const count = (...states: QueueState[]) => items.filter(({ state }) => states.includes(state)).length;
  const refused = count('refused', 'failed');
  return {
    /** Files from which drafts were created. */
    added: files,
    toGo: items.filter(isUnsent).length + count('processing', 'ready'),
    refused,
    /** Files that need an action of the person. */
    needy: refused + count('missing'),
  };
}

/**
 * Finds groups of ready files that belong together. A group waits until none of its files is still being uploaded or
 * processed.
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

/** Measures the speed of recent seconds in bytes per second. */
export class SpeedMeter {
  #samples: Sample[] = [];

  /** Adds a sample. `sent`: total bytes of all files so far. */
  add(sent: number, at: number): void {
    const last = this.#samples.at(-1);
    // A lower total means that a file has left the queue, so the samples are reset.
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

/** Creates a function that computes the displayed state of a queue after each change. */
export function createSnapshots(): (items: readonly QueueItem[], taken: TakenFiles) => QueueSnapshot {
  const meter = new SpeedMeter();
  return (items, before) => {
    const taken = items.length === 0 ? noneTaken : before;
    if (items.some(isUnderWay)) meter.add(sumQueue(items, taken).sent, performance.now());
    else meter.clear();
    return { items, taken, speed: meter.read() };
  };
}
