import { mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSheets, nameSheet } from '../inside/archive-contents.ts';
import type { MockupScene } from '../mockup/mockup.ts';
import type { ProcessedFile, ProcessingOutcome } from './processed-file.ts';
import { allowSeconds, countReaders, type ProcessingLimits, processingLimits } from './processing-limits.ts';
import { collectFiles, placeFile, removeLeftWorkFolders, removePlacedFile } from './work-folder.ts';
import { ProcessFailure, WorkerProcess } from './worker-process.ts';

export interface ProcessingOptions {
  /** As its owner named it; the ending has to tell the truth. */
  readonly name: string;
  /** Where the preview's files go; nothing else is written. Made where it is missing. */
  readonly outFolder: string;
  /** Drawn into `<width>.marked.webp`; null for none. */
  readonly watermark: string | null;
  /** Leaves the preview out; the sheets of an archive's thumbnails are still written. */
  readonly withoutPreview?: boolean;
  /** Makes a picture of the work in use in place of its preview. */
  readonly mockup?: MockupScene;
  readonly limits?: ProcessingLimits;
  /** Where its process works: on the disk of the file, a large one needn't be copied. Default: a temporary folder. */
  readonly workFolder?: string;
}

const IDLE_MS = 3000;

const waiting: (() => void)[] = [];
let running = 0;
/** Processes between two files, with what they were started with. */
const resting = new Map<WorkerProcess, { readonly key: string; readonly clock: NodeJS.Timeout }>();
const tidied = new Set<string>();

async function tidyOnce(workFolder: string): Promise<void> {
  if (tidied.has(workFolder)) return;
  tidied.add(workFolder);
  await removeLeftWorkFolders(workFolder);
}

async function waitForTurn({ memoryMegabytes }: ProcessingLimits): Promise<void> {
  if (running < countReaders(memoryMegabytes)) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function endTurn(): void {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
}

/** One that rests and was started alike; undefined where a new one is needed. */
function takeResting(key: string): WorkerProcess | undefined {
  for (const [worker, { key: own, clock }] of resting) {
    if (own !== key) continue;
    resting.delete(worker);
    clearTimeout(clock);
    if (worker.isUsable) return worker;
  }
  return undefined;
}

function rest(worker: WorkerProcess, key: string): void {
  if (!worker.isUsable) {
    worker.kill();
    return;
  }
  const clock = setTimeout(() => {
    resting.delete(worker);
    worker.kill();
  }, IDLE_MS);
  clock.unref();
  resting.set(worker, { key, clock });
}

const listWritten = ({ preview, contents }: ProcessedFile): string[] => [
  ...(preview?.files ?? []),
  ...(contents === null ? [] : listSheets(contents).map(nameSheet)),
];

async function tryOnce(
  path: string,
  { name, outFolder, watermark, withoutPreview, mockup }: ProcessingOptions,
  worker: WorkerProcess,
  { key, seconds }: { readonly key: string; readonly seconds: number },
): Promise<ProcessingOutcome> {
  const wanted = {
    ...(withoutPreview === undefined ? {} : { withoutPreview }),
    ...(mockup === undefined ? {} : { mockup }),
  };
  const placed = await placeFile(worker.workFolder, path);
  try {
    const outcome = await worker.process({ ...placed.seen, name, watermark, ...wanted }, seconds);
    // What was refused may have left something behind: the next file gets a new process.
    if (outcome.file === null) worker.kill();
    else {
      const strange = await collectFiles(placed, listWritten(outcome.file), outFolder);
      if (strange !== undefined) throw new ProcessFailure(`${strange} is not a file of its own.`);
      rest(worker, key);
    }
    return outcome;
  } finally {
    await removePlacedFile(placed);
  }
}

/**
 * Says what a file is, makes its preview and reads what its author wrote into it, in a process of its own that is
 * killed when it takes too much. The same process takes the next file where nothing went wrong. Nothing that is in the
 * file makes this reject: what it costs too much or kills is refused as `TOO_COSTLY`.
 * @param path absolute; the file is only read
 * @throws ProcessingError where processes can't be started, the file isn't there or the disk is full: that may pass
 */
export async function processFile(path: string, options: ProcessingOptions): Promise<ProcessingOutcome> {
  const { limits = processingLimits, workFolder = join(tmpdir(), 'arbor-readers') } = options;
  const key = JSON.stringify([limits, workFolder]);
  const { size } = await stat(path);
  const seconds = allowSeconds(limits.seconds, options.name, size);
  await mkdir(options.outFolder, { recursive: true });
  await tidyOnce(workFolder);
  await waitForTurn(limits);
  try {
    for (;;) {
      const worker = takeResting(key) ?? (await WorkerProcess.start(limits, workFolder, seconds));
      const { isFresh } = worker;
      try {
        return await tryOnce(path, options, worker, { key, seconds });
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
