import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { StorageError } from '../../storage/errors.ts';
import { processingLimits } from '../process/processing-limits.ts';
import { WorkerProcess } from '../process/worker-process.ts';
import type { TextToDraw } from './draw-text.ts';

/** Error for a text that can't be drawn, or not within the time limit. */
export class DrawingError extends Error {}

/** Error if too many texts wait; the sender should retry later. */
export class DrawingBusyError extends Error {}

const SECONDS = 4;
const IDLE_MS = 60_000;
const MAX_WAITING = 40;
const limits = { ...processingLimits, seconds: SECONDS, heapMegabytes: 128, memoryMegabytes: 1200 };
const program = { script: join(import.meta.dirname, 'drawing-worker.ts'), requests: 400 };

const answerSchema = z.union([z.object({ picture: z.base64().nullable() }), z.object({ error: z.string() })]);

let current: WorkerProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/** A text without its face, which the process may still have open. */
export type AskedText = Omit<TextToDraw, 'woff2'>;

/** Asks for a picture; null if the process needs the face for it. */
async function ask(worker: WorkerProcess, text: TextToDraw): Promise<string | null> {
  const { picture } = await worker.ask<{ readonly picture: string | null }>(text, SECONDS, (line) =>
    answerSchema.parse(JSON.parse(line)),
  );
  return picture;
}

async function drawNow(text: AskedText, readFace: () => Promise<Buffer>): Promise<Buffer<ArrayBuffer>> {
  clearTimeout(idle);
  try {
    if (current?.isUsable !== true) {
      current?.kill();
      current = await WorkerProcess.start(limits, join(tmpdir(), 'arbor-readers'), SECONDS, program);
    }
    const worker = current;
    const drawn = await ask(worker, { ...text, woff2: null });
    const picture = drawn ?? (await ask(worker, { ...text, woff2: (await readFace()).toString('base64') }));
    if (picture === null) throw new Error('The process did not open the face.');
    return Buffer.from(picture, 'base64');
  } catch (error) {
    if (error instanceof StorageError) throw error;
    current = undefined;
    throw new DrawingError(`A text could not be drawn: ${String(error)}`, { cause: error });
  } finally {
    idle = setTimeout(() => {
      current?.kill();
      current = undefined;
    }, IDLE_MS);
    idle.unref();
  }
}

/**
 * Draws text in a confined process, one after the other. A process that takes longer than the time limit is killed.
 * @param readFace reads the face as WOFF2, if the process doesn't have it open
 * @throws DrawingError, DrawingBusyError, StorageError
 */
export async function drawTextApart(text: AskedText, readFace: () => Promise<Buffer>): Promise<Buffer<ArrayBuffer>> {
  if (waiting >= MAX_WAITING) throw new DrawingBusyError(`${waiting} texts wait to be drawn.`);
  waiting += 1;
  const drawn = turn.then(() => drawNow(text, readFace));
  turn = drawn.catch(() => undefined);
  try {
    return await drawn;
  } finally {
    waiting -= 1;
  }
}
