import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
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

const answerSchema = z.union([z.object({ picture: z.base64() }), z.object({ error: z.string() })]);

let current: WorkerProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

async function drawNow(text: TextToDraw): Promise<Buffer<ArrayBuffer>> {
  clearTimeout(idle);
  try {
    if (current?.isUsable !== true) {
      current?.kill();
      current = await WorkerProcess.start(limits, join(tmpdir(), 'arbor-readers'), SECONDS, program);
    }
    const worker = current;
    const { picture } = await worker.ask<{ readonly picture: string }>(text, SECONDS, (line) =>
      answerSchema.parse(JSON.parse(line)),
    );
    return Buffer.from(picture, 'base64');
  } catch (error) {
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
 * @throws DrawingError, DrawingBusyError
 */
export async function drawTextApart(text: TextToDraw): Promise<Buffer<ArrayBuffer>> {
  if (waiting >= MAX_WAITING) throw new DrawingBusyError(`${waiting} texts wait to be drawn.`);
  waiting += 1;
  const drawn = turn.then(() => drawNow(text));
  turn = drawn.catch(() => undefined);
  try {
    return await drawn;
  } finally {
    waiting -= 1;
  }
}
