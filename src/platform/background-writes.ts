import type { Database } from './database/pool.ts';
import type { Log } from './log.ts';

/** Small notes that an answer need not wait for, such as counting a search. Lost in a crash; never money. */
export interface Later {
  /** `key` names the fact: the same one told again within minutes is passed over. */
  note(key: string, write: (db: Database) => Promise<unknown>): void;
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>;
}

const MOST_WAITING = 500;
const MOST_REMEMBERED = 20_000;
const REMEMBERED_MS = 10 * 60_000;

export function openLater(db: Database, log: Log): Later {
  let told = new Set<string>();
  let since = Date.now();
  const waiting: ((db: Database) => Promise<unknown>)[] = [];
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    for (let write = waiting.shift(); write !== undefined; write = waiting.shift()) {
      await write(db).catch((error: unknown) => log.warn({ err: error }, 'a note was lost'));
    }
  }

  return {
    note(key, write) {
      if (told.size >= MOST_REMEMBERED || Date.now() - since > REMEMBERED_MS) {
        told = new Set();
        since = Date.now();
      }
      if (told.has(key) || waiting.length >= MOST_WAITING) return;
      told.add(key);
      waiting.push(write);
      running ??= drain().finally(() => {
        running = undefined;
      });
    },
    settled: async () => {
      await running;
    },
  };
}
