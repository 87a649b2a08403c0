import { setTimeout as wait } from 'node:timers/promises';
import type { WatchedServer } from './watch.ts';

/** Before each attempt to start a server again that has ended unasked; after the last one it is given up. */
const RESTART_DELAYS_MS = [0, 100, 250, 500, 1000, 2000, 4000, 8000, 16_000];
/** A server that ran for so long counts as started: the next end begins with the first delay. */
const SETTLED_MS = 60_000;

export interface SupervisedServer {
  /** Resolves, with the last that the server said, when it has ended unasked and can't be started again. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

/** Keeps a server running: after it has stopped unexpectedly, calls `onStopped` and `launch` after `delays` in milliseconds. */
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

  /** @returns undefined where it runs again; else the last that it said */
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

  /** Resolves with the last that a server said which can't be started again; with undefined after `stop`. */
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
