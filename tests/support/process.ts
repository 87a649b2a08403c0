import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startArguments } from './start-arguments.ts';

interface Starting {
  readonly process: ChildProcess;
  /** Returns the output so far. */
  readonly output: () => string;
  /** Resolves once the process has printed a match. @throws StartError if it ends before */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
}

interface Running extends Starting {
  readonly origin: string;
  readonly milliseconds: number;
}

/** Error for a start that was refused; its message is the process's output. */
class StartError extends Error {}

/** Resolves with the exit code when the process has ended; null after a signal. */
export const waitForExit = (process: ChildProcess): Promise<number | null> =>
  process.exitCode !== null || process.signalCode !== null
    ? Promise.resolve(process.exitCode)
    : new Promise((resolve) => process.once('exit', resolve));

const started: { readonly child: ChildProcess; readonly data: string; readonly hasDatabase: boolean }[] = [];

/**
 * Colour settings of the test runner and its user are removed, because Node.js prints a warning in every child with
 * both settings, which tests would read.
 */
const withoutColors = { FORCE_COLOR: undefined, NO_COLOR: undefined };

/** Starts Arbor as a user does, by default without the demo catalogue, and doesn't wait. */
export function spawnArbor(data: string, environment: Record<string, string> = {}): Starting {
  const child = spawn(process.execPath, startArguments, {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      ...withoutColors,
      ARBOR_DATA: data,
      ARBOR_DEMO: 'off',
      ARBOR_LOG: 'warn',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push({ child, data, hasDatabase: environment['DATABASE_URL'] === undefined });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      child.emit('printed');
    });
  return {
    process: child,
    output: () => printed,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(printed);
          if (found !== null) resolve(found);
        };
        child.on('printed', look);
        child.once('exit', () => reject(new StartError(printed)));
        look();
      }),
  };
}

/** Starts Arbor and waits until it prints its URL. @throws StartError */
export async function startArbor(data: string, environment: Record<string, string> = {}): Promise<Running> {
  const began = performance.now();
  const starting = spawnArbor(data, environment);
  const [, origin = ''] = await starting.printed(/(?:Site|Health|Listens)\s+(http:\/\/[^\s/]+)/);
  return { ...starting, origin, milliseconds: performance.now() - began };
}

/** Kills processes that tests have left running, and waits for their databases, which detect that and stop. */
export async function killStarted(): Promise<void> {
  const all = started.splice(0);
  for (const { child } of all) child.kill('SIGKILL');
  for (const { child, data, hasDatabase } of all) {
    await waitForExit(child);
    // A server beside another one uses its database, which continues to run.
    if (!hasDatabase) continue;
    await expect.poll(() => existsSync(join(data, 'postgres/postmaster.pid')), { timeout: 15_000 }).toBe(false);
  }
}
