import { setTimeout as wait } from 'node:timers/promises';
import type { WatchedServer } from './watch.ts';

/** Delays before the attempts to restart a server; after the last one it is given up. */
const RESTART_DELAYS_MS = [0, 100, 250, 500, 1000, 2000, 4000, 8000, 16_000];
/** Time after which a server counts as running, so that the delays start again. */
const SETTLED_MS = 60_000;

export interface SupervisedServer {
  /** Resolves with the server's last output if it stopped unexpectedly and can't be restarted. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Keeps a server running: after an unexpected stop, calls `onStopped`, then `launch` after each of `delays`
 * (milliseconds).
 */
export function superviseServer(
  first: WatchedServer,
  launch: () => Promise<WatchedServer>,
  options: { readonly onStopped: (told: string) => void; readonly delays?: readonly number[] | undefined },
): SupervisedServer {
  const { onStopped, delays = RESTART_DELAYS_MS } = options;
  let current = first;
  let attempt = 0;
  const stopping = new AbortController();
  const { signal } = stopping;

  /** @returns undefined if the server runs again; otherwise its last output */
  async function restart(told: string): Promise<string | undefined> {
    let last = told;
    for (;;) {
      const delay = delays[attempt];
      if (delay === undefined) return last;
      attempt += 1;
      await wait(delay, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return last;
      try {
        current = await launch();
        return undefined;
      } catch (error) {
        last = (error as Error).message;
      }
    }
  }

  /** Resolves with the last output of a server that can't be restarted, or with undefined after `stop`. */
  async function supervise(): Promise<string | undefined> {
    for (;;) {
      const started = performance.now();
      if (signal.aborted) await current.stop();
      const told = await current.exited;
      if (signal.aborted) return undefined;
      onStopped(told);
      if (performance.now() - started > SETTLED_MS) attempt = 0;
      const failure = await restart(told);
      if (failure !== undefined) return signal.aborted ? undefined : failure;
    }
  }

  const ended = supervise();
  return {
    died: new Promise((resolve) => {
      void ended.then((told) => told === undefined || resolve(told));
    }),
    stop: async () => {
      stopping.abort();
      await current.stop();
      await ended;
    },
  };
}
