/**
 * - `missing`: begun earlier; its file has to be chosen again.
 * - `waiting`: for its turn. `checking`: its hash is computed. `offline`: goes on by itself once there is a connection.
 * - `failed`: can be tried again, by hand.
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
  /** It had been sent before, so no bytes were sent again. */
  readonly isKnown: boolean;
  /** Refused through no fault of the file: processing can be tried again. */
  readonly canRetry: boolean;
}

export const isUnderWay = ({ state }: QueueItem): boolean => state === 'checking' || state === 'sending';

export const isUnsent = ({ state }: QueueItem): boolean =>
  ['waiting', 'checking', 'sending', 'paused', 'offline'].includes(state);

export interface QueueTotal {
  /** Files, those that are done among them. */
  readonly files: number;
  readonly done: number;
  /** Bytes. */
  readonly size: number;
  readonly sent: number;
}

/** Of all that can be sent now: what has to be chosen again and what failed waits for somebody. */
export function sumQueue(items: readonly QueueItem[]): QueueTotal {
  const counted = items.filter(({ state }) => state !== 'missing' && state !== 'failed');
  return {
    files: counted.length,
    done: counted.filter((item) => !isUnsent(item)).length,
    size: counted.reduce((sum, { size }) => sum + size, 0),
    sent: counted.reduce((sum, item) => sum + (isUnsent(item) ? item.sent : item.size), 0),
  };
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
