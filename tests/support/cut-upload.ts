import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { startArguments } from './start-arguments.ts';

const PART = 64 * 1024 * 1024;
const STEP = 256 * 1024;
const root = join(import.meta.dirname, '../..');

/** A server of its own process, without a worker, that can be killed and started again on the same folder and database. */
export class KillableServer {
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;
  #peak = 0;
  port = 0;

  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, startArguments, {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        ARBOR_DEMO: 'off',
        ARBOR_LOG: 'error',
        ARBOR_ROLE: 'web',
        PORT: String(this.port),
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    let printed = '';
    for await (const part of child.stdout) {
      printed += String(part);
      const found = /(?:Site|Listens|Health)\s+http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (found === undefined) continue;
      this.port = Number(found);
      return;
    }
    throw new Error(`The server ended before it was ready:\n${printed}`);
  }

  /** Most memory that any of its processes has had, in bytes. */
  readPeak(): number {
    const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');
    this.#peak = Math.max(this.#peak, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024);
    return this.#peak;
  }

  /** CPU seconds of the current process. */
  readProcessorSeconds(): number {
    const fields = readFileSync(`/proc/${this.#child?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  /** Resolves once the process that runs now has ended. */
  async waitForEnd(): Promise<void> {
    const child = this.#child;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

/** Bytes that repeat nowhere, without keeping them: a random block, each step of it with its place at the beginning. */
export class MadeFile {
  readonly size: number;
  readonly #block = randomBytes(8 * 1024 * 1024);

  constructor(size: number) {
    this.size = size;
  }

  *read(from: number, to: number): Generator<Buffer> {
    for (let at = from; at < to; ) {
      const begin = at - (at % STEP);
      const inside = begin % this.#block.length;
      const step = Buffer.from(this.#block.subarray(inside, inside + STEP));
      step.writeBigUInt64LE(BigInt(begin), 0);
      const part = step.subarray(at - begin, Math.min(STEP, to - begin));
      yield part;
      at += part.length;
    }
  }

  computeSha256(): string {
    const hash = createHash('sha256');
    for (const part of this.read(0, this.size)) hash.update(part);
    return hash.digest('hex');
  }
}

interface Target {
  readonly port: number;
  readonly cookie: string;
}

const baseHeaders = ({ cookie }: Target): Record<string, string> => ({
  cookie,
  'tus-resumable': '1.0.0',
  'sec-fetch-site': 'same-origin',
});

/** The stored offset, by HEAD. */
export async function askOffset(target: Target, address: string): Promise<number> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${target.port}${address}`, {
      method: 'HEAD',
      headers: baseHeaders(target),
    });
    if (answer.status === 200) return Number(answer.headers.get('upload-offset'));
    // The lock of a connection that was cut ends when the server notices.
    if (answer.status !== 423) throw new Error(`HEAD: ${answer.status}`);
  }
}

/**
 * Sends one part; `cutAt`: where `onCut` is called in the middle of it, which ends the connection or the server.
 * @returns the status, or 0 where there was no answer
 */
async function sendPart(
  target: Target,
  address: string,
  file: MadeFile,
  span: { readonly from: number; readonly to: number; readonly cutAt: number; readonly onCut: () => Promise<void> },
): Promise<number> {
  const { from, to, cutAt, onCut } = span;
  const call = request({
    port: target.port,
    path: address,
    method: 'PATCH',
    agent: false,
    headers: {
      ...baseHeaders(target),
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(to - from),
    },
  });
  const answered = new Promise<number>((resolve) => {
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', () => resolve(0));
  });
  let at = from;
  for (const part of file.read(from, to)) {
    if (at + part.length > cutAt) {
      await onCut();
      call.destroy();
      return answered;
    }
    at += part.length;
    if (!call.write(part)) await Promise.race([once(call, 'drain').catch(() => undefined), answered]);
    if (call.destroyed) return answered;
  }
  call.end();
  return answered;
}

export interface Faults {
  /** Where a connection is cut, in bytes, ascending. */
  readonly cuts: readonly number[];
  /** Where the server is killed, in bytes, ascending. */
  readonly kills: readonly number[];
}

/**
 * Sends a file from the stored offset on until all of it is there.
 * @returns how many bytes were sent twice
 */
export async function sendWithFaults(
  server: KillableServer,
  { cookie, address }: { readonly cookie: string; readonly address: string },
  file: MadeFile,
  faults: Faults,
): Promise<{ readonly sentTwice: number }> {
  const [cuts, kills] = [[...faults.cuts], [...faults.kills]];
  let sentTwice = 0;
  let offset = 0;
  while (offset < file.size) {
    const target = { port: server.port, cookie };
    const to = Math.min(offset + PART, file.size);
    const nextCut = cuts.find((at) => at >= offset) ?? Infinity;
    const nextKill = kills.find((at) => at >= offset) ?? Infinity;
    const cutAt = Math.min(nextCut, nextKill);
    const isKilled = nextKill <= nextCut;
    const onCut = async (): Promise<void> => {
      const list = isKilled ? kills : cuts;
      list.splice(list.indexOf(cutAt), 1);
      server.readPeak();
      if (isKilled) await server.kill();
    };
    const status = await sendPart(target, address, file, { from: offset, to, cutAt, onCut });
    if (status === 204) {
      offset = to;
      continue;
    }
    if (cutAt < to && isKilled) await server.start();
    const stored = await askOffset({ port: server.port, cookie }, address);
    if (stored > to) throw new Error(`The server says ${stored}, and ${to} is the most that was sent.`);
    sentTwice += Math.max(0, Math.min(cutAt, to) - stored);
    offset = stored;
  }
  server.readPeak();
  return { sentTwice };
}

/** So many places in a file, evenly spread and never at the edge of a part. */
export const spread = (count: number, size: number): number[] =>
  Array.from({ length: count }, (_, each) => Math.floor(((each + 0.63) * size) / count) + 12_345);
