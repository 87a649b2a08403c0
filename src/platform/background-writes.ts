import type { Database } from './database/pool.ts';
import type { Log } from './log.ts';

/**
 * Queue for small writes that a response need not wait for, such as counting a search. A crash loses them, so they must
 * not concern money.
 */
export interface BackgroundWrites {
  /** Writes with the same `key` within ten minutes are skipped. */
  enqueue(key: string, write: (db: Database) => Promise<unknown>): void;
  /** Resolves when the queue is empty. */
  flush(): Promise<void>;
}

const MAX_WAITING = 500;
const MAX_REMEMBERED = 20_000;
const REMEMBERED_MS = 10 * 60_000;

export function openBackgroundWrites(db: Database, log: Log): BackgroundWrites {
  let told = new Set<string>();
  let since = Date.now();
  const waiting: ((db: Database) => Promise<unknown>)[] = [];
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    for (let write = waiting.shift(); write !== undefined; write = waiting.shift()) {
      await write(db).catch((error: unknown) => log.warn({ err: error }, 'a background write failed'));
    }
  }

  return {
    enqueue(key, write) {
      if (told.size >= MAX_REMEMBERED || Date.now() - since > REMEMBERED_MS) {
        told = new Set();
        since = Date.now();
      }
      if (told.has(key) || waiting.length >= MAX_WAITING) return;
      told.add(key);
      waiting.push(write);
      running ??= drain().finally(() => {
        running = undefined;
      });
    },
    flush: async () => {
      await running;
    },
  };
}
