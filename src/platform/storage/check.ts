import type { Storage } from './storage.ts';

interface Options {
  /** How long an outcome, good or bad, is given again. */
  readonly milliseconds: number;
  readonly now?: () => number;
}

/**
 * `storage.check` for whoever asks every second: it writes and flushes a probe, so its last outcome serves for a
 * while.
 */
export function throttleHealthCheck(
  storage: Pick<Storage, 'check'>,
  { milliseconds, now = () => performance.now() }: Options,
): () => Promise<void> {
  let last: { readonly until: number; readonly outcome: Promise<void> } | undefined;
  return () => {
    if (last === undefined || last.until <= now()) last = { until: now() + milliseconds, outcome: storage.check() };
    return last.outcome;
  };
}
