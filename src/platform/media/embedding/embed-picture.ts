import { Worker } from 'node:worker_threads';
import { PictureError } from '../picture-process.ts';
import type { PictureAnswer, PictureRequest, PictureVector } from './embedding-thread.ts';

export type { PictureVector } from './embedding-thread.ts';

interface Waiting {
  readonly picture: Uint8Array;
  readonly resolve: (vector: PictureVector) => void;
  readonly reject: (error: Error) => void;
}

const THREAD = new URL('./embedding-thread.ts', import.meta.url);
/** Time after which an idle thread ends, because it uses 150 MB. */
const IDLE_MS = 30_000;
/** Time limit per picture. One takes half a second, more on a busy machine. */
const TIMEOUT_MS = 60_000;

/** Requests that a person is waiting for; they come before those of jobs. */
const urgent: Waiting[] = [];
const patient: Waiting[] = [];
let thread: Worker | undefined;
let current: Waiting | undefined;
let timer: NodeJS.Timeout | undefined;

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}

function settle(answer: PictureAnswer): void {
  const asked = current;
  current = undefined;
  clearTimeout(timer);
  if ('error' in answer) asked?.reject(new PictureError(answer.error));
  else asked?.resolve(answer);
  startNext();
}

function openThread(): Worker {
  const opened = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
  opened.unref();
  opened.on('message', settle);
  opened.on('error', (error) => {
    if (opened !== thread) return;
    thread = undefined;
    settle({ error: error instanceof Error ? error.message : String(error) });
  });
  return opened;
}

function startNext(): void {
  if (current !== undefined) return;
  current = urgent.shift() ?? patient.shift();
  if (current === undefined) {
    timer = setTimeout(endThread, IDLE_MS).unref();
    return;
  }
  thread ??= openThread();
  const request: PictureRequest = { picture: current.picture };
  thread.postMessage(request);
  timer = setTimeout(() => {
    endThread();
    settle({ error: 'took too long' });
  }, TIMEOUT_MS).unref();
}

/**
 * Computes the vector of a picture in a low-priority thread, one picture at a time.
 * @param picture one of the site's previews, or a result of `decodeForeignPicture`
 * @param isUrgent whether a person is waiting for the result
 * @throws PictureError if the picture can't be read
 */
export function embedPicture(picture: Uint8Array, isUrgent = false): Promise<PictureVector> {
  return new Promise((resolve, reject) => {
    (isUrgent ? urgent : patient).push({ picture, resolve, reject });
    if (current !== undefined) return;
    clearTimeout(timer);
    startNext();
  });
}
