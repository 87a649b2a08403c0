import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startArguments } from './start-arguments.ts';
import { copyTemplate } from './template-copy.ts';

/** Timeout for the start, which may include a build. */
const START_TIMEOUT_MS = 180_000;

export interface AttackedServer {
  readonly origin: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly superuserUrl: string;
  /** Sends a request with the headers of a browser. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends these bytes, and returns the response until the server closes the connection. */
  readonly sendRaw: (request: string | Uint8Array) => Promise<string>;
  /** Measures the CPU time of the event loop in milliseconds while `work` runs, without that of other programs. */
  readonly measureLoop: (work: () => Promise<unknown>) => Promise<number>;
  readonly process: ChildProcess;
  readonly output: () => string;
}

async function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  const late = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  try {
    return await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', () => {
        const found = /(?:Listens|Site)\s+(http:\/\/localhost:\d+)/.exec(output())?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${output()}`)));
    });
  } finally {
    clearTimeout(late);
  }
}

async function readLoopTime(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('cpu');
  const [{ milliseconds }] = (await answer) as [{ milliseconds: number }];
  return milliseconds;
}

function sendRaw(port: number, request: string | Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.once('error', reject);
    socket.once('close', () => resolve(Buffer.concat(parts).toString('latin1')));
  });
}

/**
 * Starts the product in a separate process on an empty, migrated database, as an operator does: with real sockets,
 * built pages and all limits. It ends with the test file.
 */
export async function startAttackedServer(environment: Record<string, string> = {}): Promise<AttackedServer> {
  const data = mkdtempSync(join(tmpdir(), 'arbor-attack-'));
  const database = await copyTemplate();
  const child = spawn(process.execPath, ['--import', './tests/support/report-cpu.ts', ...startArguments], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ARBOR_DATA: data,
      ARBOR_DEMO: 'off',
      ARBOR_LOG: 'error',
      ARBOR_ROLE: 'web',
      DATABASE_URL: database.url,
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  afterAll(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await database.drop();
    rmSync(data, { recursive: true, force: true });
  });
  const origin = await waitForAddress(child, () => printed);
  const port = Number(new URL(origin).port);
  return {
    origin,
    port,
    databaseUrl: database.url,
    superuserUrl: database.superuserUrl,
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
      return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
    },
    sendRaw: (request) => sendRaw(port, request),
    measureLoop: async (work) => {
      const before = await readLoopTime(child);
      await work();
      return (await readLoopTime(child)) - before;
    },
    process: child,
    output: () => printed,
  };
}
