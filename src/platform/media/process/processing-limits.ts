import { availableParallelism, totalmem } from 'node:os';
import { readPromisedFormat } from '../inspect/recognize-format.ts';

/** Limits for processing one file. */
export interface ProcessingLimits {
  /** Elapsed time for a small file that is quick to read; `allowSeconds` computes the time of others. */
  readonly seconds: number;
  /** Maximum memory of JavaScript's heap. */
  readonly heapMegabytes: number;
  /** Maximum memory of the process in total: pixels, samples, heap. */
  readonly memoryMegabytes: number;
  /** Maximum size of one file that is written. */
  readonly outputMegabytes: number;
}

export const processingLimits: ProcessingLimits = {
  seconds: 60,
  heapMegabytes: 384,
  memoryMegabytes: 1600,
  outputMegabytes: 200,
};

interface Pace {
  /** Factor by which the time limit of every file is raised. */
  readonly times: number;
  /** Number of bytes for which a file gets the time limit once more. */
  readonly bytes: number;
  /** Maximum factor of the time limit. */
  readonly most?: number;
}

const usual: Pace = { times: 1, bytes: 300_000_000 };
/** ffmpeg decodes, scales and encodes videos, but reads little of a long one. */
const video: Pace = { times: 5, bytes: 1_200_000_000 };
/** Every entry of an archive is decompressed, hashed and inspected: up to a hundred times its size, and 8 GB. */
const archive: Pace = { times: 3, bytes: 300_000_000 };
const large: Pace = { times: 2, bytes: 300_000_000 };
/**
 * SVG filters of a few kilobytes can run endlessly, whereas the time for paths grows with their number: 20,000 of them
 * are a megabyte.
 */
const drawing: Pace = { times: 0.25, bytes: 2_000_000, most: 1 };
/** Nested forms of a few kilobytes can draw endlessly, too; a legitimate complex page has megabytes. */
const document: Pace = { times: 0.5, bytes: 10_000_000, most: 3 };

const paces: Readonly<Record<string, Pace>> = {
  ai: document,
  zip: archive,
  mp4: video,
  mov: video,
  webm: video,
  flac: large,
  m4a: large,
  mp3: large,
  ogg: large,
  pdf: document,
  psd: large,
  svg: drawing,
  tiff: large,
  wav: large,
};

/**
 * Computes a file's time limit in seconds, by extension and size. A file whose name doesn't match its content is
 * refused anyway.
 * @param seconds time limit of a small file
 */
export function allowSeconds(seconds: number, name: string, size: number): number {
  const { times, bytes, most = Number.POSITIVE_INFINITY } = paces[readPromisedFormat(name) ?? ''] ?? usual;
  return Math.round(seconds * Math.min(times + size / bytes, most) * 100) / 100;
}

const MAX_READERS = 4;

export interface Machine {
  readonly processors: number;
  /** Usable memory in bytes, which may be less than the machine's. */
  readonly memory: number;
}

function readMachine(): Machine {
  const allowed = process.constrainedMemory();
  return {
    processors: availableParallelism(),
    memory: allowed > 0 ? Math.min(allowed, totalmem()) : totalmem(),
  };
}

/**
 * Computes how many files are processed concurrently: one per processor but at least two, so that a single bad file
 * doesn't block all others, and fewer if memory doesn't suffice.
 */
export function countReaders(memoryMegabytes: number, { processors, memory }: Machine = readMachine()): number {
  const room = Math.floor(memory / (memoryMegabytes * 1_000_000));
  return Math.max(1, Math.min(Math.max(2, processors), MAX_READERS, room));
}
