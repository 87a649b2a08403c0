/** The queue is full; the caller should try again later. */
export class BusyError extends Error {}

export interface TurnOptions {
  /** Maximum number of concurrent tasks in this process. */
  readonly atOnce: number;
  /** Maximum number of waiting tasks, above which `run` refuses. Default: unlimited. */
  readonly maxWaiting?: number;
  /** Maximum waiting time in milliseconds, after which a task is refused. Default: unlimited. */
  readonly maxWaitMs?: number;
}

/**
 * Limits the number of concurrent tasks. Others wait in one queue per key, such as a caller's network, and the queues
 * take turns, so that a caller with many tasks only delays itself. A key may use half of the remaining slots, so that
 * another key always finds one.
 */
export class Turns {
  readonly #options: TurnOptions;
  readonly #queues = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  /** @throws BusyError if the task is refused, or the task's own error */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const places = (this.#options.maxWaiting ?? Number.POSITIVE_INFINITY) - this.#waiting;
    if (this.#running >= this.#options.atOnce && (this.#queues.get(key)?.length ?? 0) >= places)
      return Promise.reject(new BusyError(`${this.#waiting} pieces of work wait`));
    return this.goOn(key, work);
  }

  /** Runs a further part of a started task, which is never refused. */
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

  /** Starts a task of the queue that has waited longest, and moves that queue to the end. */
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
