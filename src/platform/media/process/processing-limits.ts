import { availableParallelism, totalmem } from 'node:os';
import { readPromisedFormat } from '../inspect/recognize-format.ts';

/** What one file may cost. */
export interface ProcessingLimits {
  /** By the clock, for a small file that is quickly read; `allowSeconds` says what another one has. */
  readonly seconds: number;
  /** Limit of JavaScript's own memory. */
  readonly heapMegabytes: number;
  /** Limit of everything that the process writes to in memory: pixels, samples, heap. */
  readonly memoryMegabytes: number;
  /** Limit of one file that is written. */
  readonly outputMegabytes: number;
}

export const processingLimits: ProcessingLimits = {
  seconds: 60,
  heapMegabytes: 384,
  memoryMegabytes: 1600,
  outputMegabytes: 200,
};

interface Pace {
  /** How many times the seconds that the limits give, whatever the size. */
  readonly times: number;
  /** For each so many bytes, those seconds once more. */
  readonly bytes: number;
  /** How many times the seconds at most. */
  readonly most?: number;
}

const usual: Pace = { times: 1, bytes: 300_000_000 };
/** Decoded, scaled and encoded again by ffmpeg, which reads little of a long one. */
const video: Pace = { times: 5, bytes: 1_200_000_000 };
/** Every entry is unpacked, hashed and looked into: up to a hundred times the size, and 8 GB. */
const archive: Pace = { times: 3, bytes: 300_000_000 };
const large: Pace = { times: 2, bytes: 300_000_000 };
/** SVG filters of a few kilobytes can run without end, while paths cost time by their number: 20,000 of them are a megabyte. */
const drawing: Pace = { times: 0.25, bytes: 2_000_000, most: 1 };
/** Nested forms of a few kilobytes can draw without end too; a complex page that is meant well has megabytes. */
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
 * Seconds that a file may take, by its ending and its size: a name that doesn't fit the content is refused anyway.
 * @param seconds that the limits give a small file
 */
export function allowSeconds(seconds: number, name: string, size: number): number {
  const { times, bytes, most = Number.POSITIVE_INFINITY } = paces[readPromisedFormat(name) ?? ''] ?? usual;
  return Math.round(seconds * Math.min(times + size / bytes, most) * 100) / 100;
}

const MAX_READERS = 4;

export interface Machine {
  readonly processors: number;
  /** Bytes of memory, where less than all of it may be used that. */
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
 * How many files are read at once: as many as there are processors, and two where there is one, so that nobody waits for
 * the end of a single bad file; fewer where memory has no room for that.
 */
export function countReaders(memoryMegabytes: number, { processors, memory }: Machine = readMachine()): number {
  const room = Math.floor(memory / (memoryMegabytes * 1_000_000));
  return Math.max(1, Math.min(Math.max(2, processors), MAX_READERS, room));
}
