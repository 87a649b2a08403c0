export interface CountGuardOptions {
  /** Counts that run at a time in this process. */
  readonly concurrent: number;
  /** Milliseconds. */
  readonly window: number;
  readonly clock?: () => number;
}

/** A turn is waited for this part of the time that one count may take. */
const WAIT_SHARE = 0.4;
/** So many counts as long as they may be has a network in each window; of short ones many more. */
const LONG_COUNTS = 14;
/** As many networks are remembered; then the window begins again for all. */
const MAX_NETWORKS = 20_000;

/**
 * Decides whether something dear that a page can do without is done now: a few at a time, each network for a share of
 * the time. What isn't done is left out, so nobody is refused.
 */
export class CountGuard {
  readonly #options: CountGuardOptions;
  readonly #clock: () => number;
  readonly #spent = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  #windowEnd = 0;
  #running = 0;

  constructor(options: CountGuardOptions) {
    this.#options = options;
    this.#clock = options.clock ?? (() => performance.now());
  }

  #readSpent(network: string): number {
    const now = this.#clock();
    if (now >= this.#windowEnd || this.#spent.size > MAX_NETWORKS) {
      this.#spent.clear();
      this.#windowEnd = now + this.#options.window;
    }
    return this.#spent.get(network) ?? 0;
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

  /** Hands the turn to whoever waits longest. */
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
    if (this.#readSpent(network) >= LONG_COUNTS * limit) return undefined;
    if (!(await this.#takeTurn(WAIT_SHARE * limit))) return undefined;
    const began = this.#clock();
    try {
      return await work();
    } finally {
      this.#spent.set(network, this.#readSpent(network) + this.#clock() - began);
      this.#endTurn();
    }
  }
}
