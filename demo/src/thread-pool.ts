import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { demoCatalogue } from './catalogue.ts';
import type { DemoContent } from './types.ts';

export interface ThreadOptions {
  onProgress?: (done: number, total: number) => void;
  /** Threads; default: as many as the machine has cores, at most four. */
  workers?: number;
  /** Ends the work early, without waiting for what is under way. */
  stopped?: AbortSignal;
}

type Answer<Result> = { key: string; result: Result } | { key: string; error: string };

/**
 * Has threads that run `script` work on contents of the demo catalogue, and gives each result as soon as it is there, in
 * no fixed order. Leaving the loop early stops the threads. A thread gets its next content when its last result has
 * been taken, so memory stays bounded.
 * @param script calls `answerContents`
 * @throws Error that names the content that failed
 */
export async function* runInThreads<Result>(
  script: URL,
  keys: readonly string[],
  { onProgress, workers, stopped }: ThreadOptions = {},
): AsyncGenerator<Result> {
  const waiting = [...keys];
  const total = waiting.length;
  const answers: { worker: Worker; answer: Answer<Result> }[] = [];
  let failure: Error | undefined;
  let wake = (): void => {};
  stopped?.addEventListener('abort', () => wake());
  const next = (worker: Worker): void => {
    const key = waiting.shift();
    if (key !== undefined) worker.postMessage(key);
  };
  const pool = Array.from({ length: Math.min(total, workers ?? Math.min(4, availableParallelism())) }, () => {
    const worker = new Worker(script);
    worker.on('message', (answer: Answer<Result>) => {
      answers.push({ worker, answer });
      wake();
    });
    worker.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
      wake();
    });
    // One being worked on and one waiting: the thread never idles while its last result is being taken.
    next(worker);
    next(worker);
    return worker;
  });
  try {
    for (let done = 0; done < total && stopped?.aborted !== true; ) {
      const arrived = answers.shift();
      if (arrived === undefined) {
        if (failure !== undefined) throw failure;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      const { answer, worker } = arrived;
      if ('error' in answer) throw new Error(`The demo content ${answer.key} failed: ${answer.error}`);
      done += 1;
      onProgress?.(done, total);
      yield answer.result;
      next(worker);
    }
  } finally {
    await Promise.all(pool.map((worker) => worker.terminate()));
  }
}

/** The other end, inside a thread: does the work on each content that it receives, one after another. */
export async function answerContents(work: (content: DemoContent) => Promise<unknown>): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('This runs only as a thread of runInThreads.');
  const contents = new Map((await demoCatalogue()).contents.map((content) => [content.key, content]));
  const answer = async (key: string): Promise<Answer<unknown>> => {
    try {
      const content = contents.get(key);
      if (content === undefined) throw new Error('it is not part of the demo catalogue');
      return { key, result: await work(content) };
    } catch (error) {
      return { key, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  let busy: Promise<void> = Promise.resolve();
  port.on('message', (key: string) => {
    busy = busy.then(async () => {
      // Copied, not moved: what sharp and zlib allocate can't leave its thread.
      port.postMessage(await answer(key));
    });
  });
}
