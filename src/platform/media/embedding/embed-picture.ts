import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { PictureError } from '../picture-process.ts';
import type { PictureAnswer, PictureRequest, PictureVector } from './embedding-process.ts';

export type { PictureVector } from './embedding-process.ts';

interface Waiting {
  readonly picture: Uint8Array;
  readonly resolve: (vector: PictureVector) => void;
  readonly reject: (error: Error) => void;
}

const SCRIPT = join(import.meta.dirname, 'embedding-process.ts');
/** Time after which an idle process ends, because it uses 150 MB. */
const IDLE_MS = 30_000;
/** Time limit per picture. One takes half a second, more on a busy machine. */
const TIMEOUT_MS = 60_000;

/** Requests that a person is waiting for; they come before those of jobs. */
const urgent: Waiting[] = [];
const patient: Waiting[] = [];
let child: ChildProcess | undefined;
let current: Waiting | undefined;
let timer: NodeJS.Timeout | undefined;

function endProcess(): void {
  child?.kill('SIGKILL');
  child = undefined;
}

function settle(answer: PictureAnswer): void {
  const asked = current;
  current = undefined;
  clearTimeout(timer);
  if ('error' in answer) asked?.reject(new PictureError(answer.error));
  else asked?.resolve(answer);
  startNext();
}

/** Starts a process, which a thread of the server couldn't replace: its memory would stay with the server. */
function startProcess(): ChildProcess {
  const started = fork(SCRIPT, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256'],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.unref();
  started.channel?.unref();
  started.on('message', (answer) => {
    if (started === child) settle(answer as PictureAnswer);
  });
  const fail = (reason: string) => {
    if (started !== child) return;
    child = undefined;
    settle({ error: reason });
  };
  started.once('error', (error) => fail(error.message));
  started.once('exit', (code, signal) => fail(`ended: ${signal ?? code}`));
  return started;
}

function startNext(): void {
  if (current !== undefined) return;
  current = urgent.shift() ?? patient.shift();
  if (current === undefined) {
    timer = setTimeout(endProcess, IDLE_MS).unref();
    return;
  }
  child ??= startProcess();
  const request: PictureRequest = { picture: current.picture };
  child.send(request);
  timer = setTimeout(() => {
    endProcess();
    settle({ error: 'took too long' });
  }, TIMEOUT_MS).unref();
}

/**
 * Computes the vector of a picture in a low-priority process, one picture at a time.
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
