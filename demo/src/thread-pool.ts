import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

export interface ThreadOptions {
  onProgress?: (done: number, total: number) => void;
  /** Threads; default: as many as the machine has cores, at most four. */
  workers?: number;
  /** Ends the work early, without waiting for what is under way. */
  stopped?: AbortSignal;
}

type Answer<Result> = { key: string; result: Result } | { key: string; error: string };

/** What a thread works on at a time: plain data, of one content of the demo catalogue. */
export interface ThreadJob {
  /** The content's. */
  readonly key: string;
}

/**
 * Has threads that run `script` work on jobs, and gives each result as soon as it is there, in no fixed order. Leaving
 * the loop early stops the threads. A thread gets its next job when its last result has been taken, so memory stays
 * bounded.
 * @param script calls `answerJobs`
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

/** The other end, inside a thread: does the work on each job that it receives, one after another. */
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
      // Copied, not moved: what sharp and zlib allocate can't leave its thread.
      port.postMessage(await answer(job));
    });
  });
}
