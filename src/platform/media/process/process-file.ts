import { lstat, mkdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ProcessingOutcome } from './processed-file.ts';
import { allowSeconds, type ProcessingLimits, processingLimits } from './processing-limits.ts';
import { ProcessFailure, WorkerProcess } from './worker-process.ts';

export interface ProcessingOptions {
  /** As its owner named it; the ending has to tell the truth. */
  readonly name: string;
  /** Where the preview's files go; nothing else is written. Made where it is missing. */
  readonly outFolder: string;
  /** Drawn into `<width>.marked.webp`; null for none. */
  readonly watermark: string | null;
  readonly limits?: ProcessingLimits;
}

/** Pages are answered on the same machine: a core is left to them. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
const IDLE_MS = 3000;

const waiting: (() => void)[] = [];
let running = 0;
/** Processes between two files, with the limits that they were started with. */
const resting = new Map<WorkerProcess, { readonly limits: string; readonly clock: NodeJS.Timeout }>();
const toKey = (limits: ProcessingLimits): string => JSON.stringify(limits);

async function waitForTurn(): Promise<void> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function endTurn(): void {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
}

async function takeWorker(limits: ProcessingLimits, seconds: number): Promise<WorkerProcess> {
  for (const [worker, { limits: own, clock }] of resting) {
    if (own !== toKey(limits)) continue;
    resting.delete(worker);
    clearTimeout(clock);
    if (worker.isUsable) return worker;
  }
  return WorkerProcess.start(limits, seconds);
}

function rest(worker: WorkerProcess, limits: ProcessingLimits): void {
  if (!worker.isUsable) {
    worker.kill();
    return;
  }
  const clock = setTimeout(() => {
    resting.delete(worker);
    worker.kill();
  }, IDLE_MS);
  clock.unref();
  resting.set(worker, { limits: toKey(limits), clock });
}

/** A process that a file took over could leave a link to somebody else's file. */
async function checkFiles(outFolder: string, files: readonly string[]): Promise<void> {
  for (const name of files) {
    const found = await lstat(join(outFolder, name)).catch(() => undefined);
    if (found?.isFile() !== true || found.nlink > 1) throw new ProcessFailure(`${name} is not a file of its own.`);
  }
}

async function tryOnce(
  path: string,
  { name, outFolder, watermark }: ProcessingOptions,
  worker: WorkerProcess,
  { limits, seconds }: { readonly limits: ProcessingLimits; readonly seconds: number },
): Promise<ProcessingOutcome> {
  const outcome = await worker.process({ path, name, outFolder, watermark }, seconds);
  // What was refused may have left something behind: the next file gets a new process.
  if (outcome.file === null) worker.kill();
  else {
    await checkFiles(outFolder, outcome.file.preview?.files ?? []);
    rest(worker, limits);
  }
  return outcome;
}

/**
 * Says what a file is, makes its preview and reads what its author wrote into it, in a process of its own that is
 * killed when it takes too much. The same process takes the next file where nothing went wrong. Nothing that is in the
 * file makes this reject: what it costs too much or kills is refused as `TOO_COSTLY`.
 * @param path absolute; the file is only read
 * @throws ProcessingError where processes can't be started, the file isn't there or the disk is full: that may pass
 */
export async function processFile(path: string, options: ProcessingOptions): Promise<ProcessingOutcome> {
  const limits = options.limits ?? processingLimits;
  const { size } = await stat(path);
  const seconds = allowSeconds(limits.seconds, options.name, size);
  await mkdir(options.outFolder, { recursive: true });
  await waitForTurn();
  try {
    for (;;) {
      const worker = await takeWorker(limits, seconds);
      const { isFresh } = worker;
      try {
        return await tryOnce(path, options, worker, { limits, seconds });
      } catch (error) {
        worker.kill();
        if (!(error instanceof ProcessFailure)) throw error;
        // In a used process another file may be to blame.
        if (isFresh) return { file: null, refusal: { code: 'TOO_COSTLY', detail: error.message } };
      }
    }
  } finally {
    endTurn();
  }
}
