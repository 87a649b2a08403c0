import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';

/** Error for a file that isn't a picture, is damaged, or is too large; `message` is for the log. */
export class PictureError extends Error {}

/** Error if too many pictures are queued; the sender should retry later. */
export class PictureBusyError extends Error {}

const TIMEOUT_MS = 15_000;
const AT_ONCE = 2;
/** Maximum number of queued pictures, because each one's bytes stay in memory and the last one waits for all others. */
const MAX_WAITING = 8;
const NO_PICTURE = 3;
let running = 0;
const waiting: (() => void)[] = [];

async function waitForTurn(): Promise<void> {
  if (waiting.length >= MAX_WAITING) throw new PictureBusyError(`${waiting.length} pictures wait`);
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function startNext(): void {
  const first = waiting.shift();
  if (first === undefined) running -= 1;
  else first();
}

async function run(script: string, bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const child = spawn(process.execPath, ['--max-old-space-size=128', join(import.meta.dirname, script)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {},
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // The exit code of a child that stops reading early explains the reason.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const [made, told, code] = await Promise.all([buffer(child.stdout), text(child.stderr), exited]);
  if (code === NO_PICTURE || code === null) throw new PictureError(code === null ? 'killed: took too long' : told);
  if (code !== 0) throw new Error(`The picture process ended with ${code}: ${told.slice(0, 500)}`);
  return made;
}

/**
 * Re-encodes an untrusted picture in a separate process, so that a crash or hang affects nothing else.
 * @param script file in this folder that calls `encodePicture`
 * @throws PictureError, or PictureBusyError if too many pictures are queued
 */
export async function encodeInChildProcess(script: string, bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  await waitForTurn();
  try {
    return await run(script, bytes);
  } finally {
    startNext();
  }
}
