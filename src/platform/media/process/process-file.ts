import { mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDocumentFiles } from '../documents/document.ts';
import { nameFace } from '../faces/font-face.ts';
import { listContentsFiles } from '../inside/archive-contents.ts';
import { readPromisedFormat } from '../inspect/recognize-format.ts';
import type { MockupScene } from '../mockup/mockup.ts';
import { listFilmFiles } from '../motion/film.ts';
import { listPanoramaFiles } from '../panorama/panorama.ts';
import { nameSample } from '../sounds/sound-facts.ts';
import { nameMarkedTile, nameTile } from '../tiles/tile.ts';
import { listTurntableFiles } from '../turntable/turntable.ts';
import type { ProcessedFile, ProcessingOutcome } from './processed-file.ts';
import { allowSeconds, countReaders, type ProcessingLimits, processingLimits } from './processing-limits.ts';
import { ReadingTurns } from './queue/reading-turns.ts';
import { collectFiles, placeFile, removeLeftWorkFolders, removePlacedFile } from './work-folder.ts';
import { ProcessFailure, WorkerProcess } from './worker-process.ts';

export interface ProcessingOptions {
  /** Name that its owner gave the file; the extension has to match the content. */
  readonly name: string;
  /** Folder for the preview's files, and the only place that is written to. It is created if it is missing. */
  readonly outFolder: string;
  /** Text of the watermark in `<width>.marked.webp`; null for none. */
  readonly watermark: string | null;
  /** Skips the preview; thumbnail sheets of an archive are still written. */
  readonly withoutPreview?: boolean;
  /** Draws a mock-up of the work in place of the preview. */
  readonly mockup?: MockupScene;
  /** Reads only the faces of fonts. */
  readonly faces?: boolean;
  /** Reads only tiles of patterns; the pictures that everybody gets have a watermark. */
  readonly tiles?: boolean;
  /** Measures only the sounds. */
  readonly sounds?: boolean;
  /** Draws only animations. */
  readonly motion?: boolean;
  /** Draws only the pages of documents; the pictures that everybody gets have a watermark. */
  readonly documents?: boolean;
  /** Draws only the panorama of an environment map; the pictures that everybody gets have a watermark. */
  readonly panorama?: boolean;
  /** Draws only a 3D model from all sides; the pictures that everybody gets have a watermark. */
  readonly turntable?: boolean;
  /** Whether nobody waits for the result, so that files for which somebody waits come first. */
  readonly isBackground?: boolean;
  readonly limits?: ProcessingLimits;
  /**
   * Folder in which the process works. On the same disk, large files needn't be copied. The default is a temporary
   * folder.
   */
  readonly workFolder?: string;
}

const IDLE_MS = 3000;

const turns = new ReadingTurns();
/** Idle processes with the options that they were started with. */
const resting = new Map<WorkerProcess, { readonly key: string; readonly clock: NodeJS.Timeout }>();
const tidied = new Set<string>();

async function tidyOnce(workFolder: string): Promise<void> {
  if (tidied.has(workFolder)) return;
  tidied.add(workFolder);
  await removeLeftWorkFolders(workFolder);
}

/** Takes an idle process with the same options; undefined if a new one is needed. */
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

const listWritten = ({
  preview,
  contents,
  faces,
  tiles,
  sounds,
  films,
  documents,
  panoramas,
  turntables,
}: ProcessedFile): string[] => [
  ...(preview?.files ?? []),
  ...(contents === null ? [] : listContentsFiles(contents)),
  ...faces.map((_, at) => nameFace(at)),
  ...tiles.flatMap((_, at) => [nameTile(at), nameMarkedTile(at)]),
  ...sounds.flatMap(({ sampleFormat }, at) => [false, true].map((isMarked) => nameSample(at, sampleFormat, isMarked))),
  ...listFilmFiles(films),
  ...listDocumentFiles(documents),
  ...listPanoramaFiles(panoramas),
  ...listTurntableFiles(turntables),
];

async function tryOnce(
  path: string,
  {
    name,
    outFolder,
    watermark,
    withoutPreview,
    mockup,
    faces,
    tiles,
    sounds,
    motion,
    documents,
    panorama,
    turntable,
  }: ProcessingOptions,
  worker: WorkerProcess,
  { key, seconds }: { readonly key: string; readonly seconds: number },
): Promise<ProcessingOutcome> {
  const wanted = {
    ...(withoutPreview === undefined ? {} : { withoutPreview }),
    ...(mockup === undefined ? {} : { mockup }),
    ...(faces === undefined ? {} : { faces }),
    ...(tiles === undefined ? {} : { tiles }),
    ...(sounds === undefined ? {} : { sounds }),
    ...(motion === undefined ? {} : { motion }),
    ...(documents === undefined ? {} : { documents }),
    ...(panorama === undefined ? {} : { panorama }),
    ...(turntable === undefined ? {} : { turntable }),
  };
  const placed = await placeFile(worker.workFolder, path);
  try {
    const outcome = await worker.process({ ...placed.seen, name, watermark, ...wanted }, seconds);
    // A refused file may have compromised the process, so the next file gets a new one.
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

async function processOnce(path: string, options: ProcessingOptions): Promise<ProcessingOutcome> {
  const { limits = processingLimits, workFolder = join(tmpdir(), 'arbor-readers') } = options;
  const key = JSON.stringify([limits, workFolder]);
  const { size } = await stat(path);
  const seconds = allowSeconds(limits.seconds, options.name, size);
  await mkdir(options.outFolder, { recursive: true });
  await tidyOnce(workFolder);
  const { isBackground = false } = options;
  await turns.wait(countReaders(limits.memoryMegabytes), isBackground);
  try {
    for (;;) {
      const worker = takeResting(key) ?? (await WorkerProcess.start(limits, workFolder, seconds));
      const { isFresh } = worker;
      try {
        const outcome = await tryOnce(path, options, worker, { key, seconds });
        // In a reused process, previous files may have left too little memory.
        if (isFresh || outcome.refusal?.code !== 'TOO_COSTLY') return outcome;
      } catch (error) {
        worker.kill();
        if (!(error instanceof ProcessFailure)) throw error;
        // In a reused process, a previous file may be the cause.
        if (isFresh) return { file: null, refusal: { code: 'TOO_COSTLY', detail: error.message } };
      }
    }
  } finally {
    turns.end(isBackground);
  }
}

/**
 * Identifies a file, creates its preview and reads its metadata in a separate process, which is killed when it exceeds
 * the limits. The process is reused if nothing went wrong. The file's content never makes this function reject: a file
 * that exceeds the limits or crashes the process is refused as `TOO_COSTLY`.
 * A 3D model whose drawing is too costly is accepted without a preview.
 * @param path absolute path; the file is only read
 * @throws ProcessingError for temporary failures: a process can't be started, the file is missing, or the disk is full
 */
export async function processFile(path: string, options: ProcessingOptions): Promise<ProcessingOutcome> {
  const outcome = await processOnce(path, options);
  const { name, withoutPreview = false, turntable = false } = options;
  const isDrawn = readPromisedFormat(name) === 'glb' && !withoutPreview && !turntable;
  if (outcome.refusal?.code !== 'TOO_COSTLY' || !isDrawn) return outcome;
  return processOnce(path, { ...options, withoutPreview: true });
}
