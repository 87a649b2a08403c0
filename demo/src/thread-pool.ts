import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

export interface ThreadOptions {
  onProgress?: (done: number, total: number) => void;
  /** Number of threads; the default is the number of cores, at most four. */
  workers?: number;
  /** Signal that ends the work early, without waiting for jobs in progress. */
  stopped?: AbortSignal;
}

type Answer<Result> = { key: string; result: Result } | { key: string; error: string };

/** A job of a thread: plain data about one content of the demo catalogue. */
export interface ThreadJob {
  /** Key of the content. */
  readonly key: string;
}

/**
 * Runs jobs in threads of `script` and yields each result when it is ready, in no fixed order. Leaving the loop early
 * stops the threads. A thread gets its next job when its last result was taken, which bounds the memory.
 * @param script file that calls `answerJobs`
 * @throws Error that names the content that failed
 */
export async function* runInThreads<Result>(
  script: URL,
  jobs: readonly ThreadJob[],
  { onProgress, workers, stopped }: ThreadOptions = {},
): AsyncGenerator<Result> {
  const waiting = [...jobs];
  const total = waiting.length;
  const answers: { worker: Worker; answer: Answer<Result> }[] = [];
  let failure: Error | undefined;
  let wake = (): void => {};
  stopped?.addEventListener('abort', () => wake());
  const next = (worker: Worker): void => {
    const job = waiting.shift();
    if (job !== undefined) worker.postMessage(job);
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
    // Each thread has one job in progress and one waiting, so that it isn't idle while its last result is being taken.
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

/** Runs inside a thread: does the work for each received job, one after the other. */
export function answerJobs<Job extends ThreadJob>(work: (job: Job) => Promise<unknown>): void {
  const port = parentPort;
  if (port === null) throw new Error('This runs only as a thread of runInThreads.');
  const answer = async (job: Job): Promise<Answer<unknown>> => {
    try {
      return { key: job.key, result: await work(job) };
    } catch (error) {
      return { key: job.key, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  let busy: Promise<void> = Promise.resolve();
  port.on('message', (job: Job) => {
    busy = busy.then(async () => {
      // The result is copied and not transferred, because memory that sharp and zlib allocate can't leave its thread.
      port.postMessage(await answer(job));
    });
  });
}
