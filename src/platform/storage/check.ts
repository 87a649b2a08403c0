import type { Log } from '../log.ts';
import { StorageError } from './errors.ts';
import type { Storage } from './storage.ts';

/** A minute, less a margin for a check that begins a little early. */
const LOG_EVERY_MS = 55_000;

export interface StorageHealth {
  /** Why files can't be stored or read, for anybody to see; undefined where they can. A recent outcome is given again. */
  check(): Promise<string | undefined>;
  /** The outcome of the last check that has ended, without waiting for the service; begins a check where that is due. */
  readLast(): string | undefined;
}

interface Options {
  readonly log: Log;
  /** How long an outcome, good or bad, is given again: each check writes, and of a bucket every write is paid for. */
  readonly milliseconds: number;
  readonly now?: () => number;
}

/** Names of files and machines stay in the log. */
function describeFault(error: unknown): string {
  if (error instanceof StorageError) return error.message;
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name);
}

/** Checks the storage on request, and logs a failure with its cause, once a minute while it lasts. */
export function openStorageHealth(
  storage: Pick<Storage, 'check'>,
  { log, milliseconds, now = () => performance.now() }: Options,
): StorageHealth {
  let last: { readonly until: number; readonly outcome: Promise<string | undefined> } | undefined;
  let known: string | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const tryNow = async (): Promise<string | undefined> => {
    const begunAt = now();
    try {
      await storage.check();
      if (known !== undefined) log.info('files can be stored and read again');
      known = undefined;
    } catch (error) {
      if (known === undefined || begunAt - loggedAt >= LOG_EVERY_MS) {
        // One check may take longer than the next.
        loggedAt = begunAt;
        log.error({ err: error }, 'files can not be stored and read');
      }
      known = describeFault(error);
    }
    return known;
  };
  const check = (): Promise<string | undefined> => {
    if (last === undefined || last.until <= now()) last = { until: now() + milliseconds, outcome: tryNow() };
    return last.outcome;
  };
  return {
    check,
    readLast: () => {
      void check();
      return known;
    },
  };
}
