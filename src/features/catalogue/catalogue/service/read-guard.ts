import { registerMemory } from '../../../../platform/process-memory.ts';

export interface ReadGuardOptions {
  /** Maximum number of concurrent reads in this process. */
  readonly concurrent: number;
  /** Length of a network's time window, in milliseconds. */
  readonly window: number;
  /** Maximum wait for a slot, as a multiple of a read's time limit. */
  readonly waitShare: number;
  /**
   * Budget of a network per window, as a number of reads that use their whole time limit. Shorter reads use up less of
   * it.
   */
  readonly longReads: number;
  readonly clock?: () => number;
}

/** Maximum number of networks in memory; then the windows of all networks are reset. */
const MAX_NETWORKS = 20_000;

interface Spent {
  readonly windowEnd: number;
  readonly time: number;
}

/** Limits expensive reads: a few run concurrently, and each network has a budget of time. */
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

  /**
   * Reads a network's used budget. A window begins with a network's first read, so that a burst falls into one window.
   */
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

  /** Waits for a slot; false if none became free in time. */
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

  /** Passes the slot to the caller that has waited longest. */
  #endTurn(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#running -= 1;
    else {
      this.#waiting.delete(next);
      next();
    }
  }

  /**
   * Runs the work. Returns undefined without running it if the network's budget is used up or if too many others are
   * waiting. `limit`: time limit of the work in milliseconds.
   */
  async run<T>(network: string, limit: number, work: () => Promise<T>): Promise<T | undefined> {
    const { waitShare, longReads } = this.#options;
    const hasShare = (): boolean => this.#readSpent(network).time < longReads * limit;
    if (!hasShare() || !(await this.#takeTurn(waitShare * limit))) return undefined;
    const began = this.#clock();
    try {
      // Other reads of the same network may have used up the budget during the wait.
      if (!hasShare()) return undefined;
      return await work();
    } finally {
      this.#addSpent(network, began);
      this.#endTurn();
    }
  }
}
