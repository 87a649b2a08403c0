import type { Log } from '../log.ts';
import { StorageError } from './errors.ts';
import type { Storage } from './storage.ts';

/** Interval of log lines: a minute, less a margin for early checks. */
const LOG_EVERY_MS = 55_000;

export interface StorageHealth {
  /**
   * Checks whether files can be stored and read; returns a public reason if not, else undefined. A recent outcome is
   * reused.
   */
  check(): Promise<string | undefined>;
  /** Outcome of the last completed check, without waiting; starts a check if one is due. */
  readLast(): string | undefined;
}

interface Options {
  readonly log: Log;
  /** Time for which an outcome is reused, because each check writes a file, which a bucket charges for. */
  readonly milliseconds: number;
  readonly now?: () => number;
}

/** Public reason of a failure, without names of files and machines, which only the log has. */
function describeFault(error: unknown): string {
  if (error instanceof StorageError) return error.message;
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name);
}

/** Checks the storage on request and logs a failure with its cause, once a minute while it lasts. */
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
        // A check may take longer than the interval.
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
