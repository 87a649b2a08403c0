/** The queue is full; the caller should try again later. */
export class BusyError extends Error {}

export interface TurnOptions {
  /** Pieces of work that run at a time in this process. */
  readonly atOnce: number;
  /** Above it `run` refuses. Default: without limit. */
  readonly maxWaiting?: number;
  /** After so long in the queue a piece of work is not begun any more. Default: it waits for ever. */
  readonly maxWaitMs?: number;
}

/**
 * Lets a bounded number of pieces of work run at once. The others wait in one queue for each key, such as a caller's network,
 * and the queues take turns: a caller with many pieces holds up its own. A key may take half of the places that are left,
 * so that there is room for one more key, however much the others ask for.
 */
export class Turns {
  readonly #options: TurnOptions;
  readonly #queues = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  /** @throws BusyError where the work is not begun, or whatever the work throws */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const places = (this.#options.maxWaiting ?? Number.POSITIVE_INFINITY) - this.#waiting;
    if (this.#running >= this.#options.atOnce && (this.#queues.get(key)?.length ?? 0) >= places)
      return Promise.reject(new BusyError(`${this.#waiting} pieces of work wait`));
    return this.goOn(key, work);
  }

  /** A further piece of what was begun, which is never refused. */
  async goOn<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else await this.#wait(key);
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  #wait(key: string): Promise<void> {
    const queue = this.#queues.get(key) ?? [];
    this.#queues.set(key, queue);
    this.#waiting += 1;
    return new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(late);
        resolve();
      };
      const giveUp = (): void => {
        queue.splice(queue.indexOf(start), 1);
        if (queue.length === 0) this.#queues.delete(key);
        this.#waiting -= 1;
        reject(new BusyError(`a piece of work waited for ${this.#options.maxWaitMs} ms`));
      };
      const { maxWaitMs } = this.#options;
      const late = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      queue.push(start);
    });
  }

  /** The turn goes to the queue that has waited longest for one, and that queue to the end. */
  #startNext(): void {
    const [first] = this.#queues;
    if (first === undefined) {
      this.#running -= 1;
      return;
    }
    const [key, queue] = first;
    const start = queue.shift();
    this.#queues.delete(key);
    if (queue.length > 0) this.#queues.set(key, queue);
    this.#waiting -= 1;
    start?.();
  }
}
