import { registerMemory } from '../../../../platform/process-memory.ts';

export interface ReadGuardOptions {
  /** Reads that run at a time in this process. */
  readonly concurrent: number;
  /** Milliseconds. */
  readonly window: number;
  /** A turn is waited for so many times as long as one read may take. */
  readonly waitShare: number;
  /** In its window a network has the time of so many reads that take as long as they may; of short ones many more. */
  readonly longReads: number;
  readonly clock?: () => number;
}

/** As many networks are remembered; then the window begins again for all. */
const MAX_NETWORKS = 20_000;

interface Spent {
  readonly windowEnd: number;
  readonly time: number;
}

/** Decides whether a dear read is done now: a few at a time, each network for a share of the time. */
export class ReadGuard {
  readonly #options: ReadGuardOptions;
  readonly #clock: () => number;
  readonly #spent = new Map<string, Spent>();
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(options: ReadGuardOptions) {
    this.#options = options;
    this.#clock = options.clock ?? (() => performance.now());
    registerMemory(() => this.#spent.clear());
  }

  /** A window begins with a network's first read, so that what it spends at once falls into one window. */
  #readSpent(network: string): Spent {
    const now = this.#clock();
    const spent = this.#spent.get(network);
    return spent !== undefined && now < spent.windowEnd ? spent : { windowEnd: now + this.#options.window, time: 0 };
  }

  #addSpent(network: string, began: number): void {
    const { windowEnd, time } = this.#readSpent(network);
    if (this.#spent.size >= MAX_NETWORKS) this.#spent.clear();
    this.#spent.set(network, { windowEnd, time: time + this.#clock() - began });
  }

  /** False where no turn came in time. */
  #takeTurn(maxWait: number): Promise<boolean> {
    if (this.#running < this.#options.concurrent) {
      this.#running += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const start = (): void => {
        clearTimeout(late);
        resolve(true);
      };
      const late = setTimeout(() => {
        this.#waiting.delete(start);
        resolve(false);
      }, maxWait);
      this.#waiting.add(start);
    });
  }

  /** Hands the turn to the caller that has waited longest. */
  #endTurn(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#running -= 1;
    else {
      this.#waiting.delete(next);
      next();
    }
  }

  /**
   * Undefined where it was not done: the network has had its share, or too many others were at it. `limit` is how many
   * milliseconds the work may take.
   */
  async run<T>(network: string, limit: number, work: () => Promise<T>): Promise<T | undefined> {
    const { waitShare, longReads } = this.#options;
    const hasShare = (): boolean => this.#readSpent(network).time < longReads * limit;
    if (!hasShare() || !(await this.#takeTurn(waitShare * limit))) return undefined;
    const began = this.#clock();
    try {
      // Others of the same network may have used it up in the meantime.
      if (!hasShare()) return undefined;
      return await work();
    } finally {
      this.#addSpent(network, began);
      this.#endTurn();
    }
  }
}
