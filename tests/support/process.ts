import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

interface Running {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly milliseconds: number;
}

/** What a start that was refused said. */
export class Refused extends Error {}

/** The exit code, once the process has ended; null after a signal. */
export const gone = (process: ChildProcess): Promise<number | null> =>
  process.exitCode !== null || process.signalCode !== null
    ? Promise.resolve(process.exitCode)
    : new Promise((resolve) => process.once('exit', resolve));

const started: ChildProcess[] = [];

/** Starts Arbor as a user does, without the demo catalogue, and waits until it says where it is. @throws Refused */
export async function startArbor(data: string, environment: Record<string, string> = {}): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ARBOR_DATA: data, ARBOR_DEMO: 'off', ARBOR_LOG: 'warn', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let told = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      told += chunk.toString();
      const address = /(?:Site|Health|Listens)\s+(http:\/\/[^\s/]+)/.exec(told)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Refused(told)));
  });
  return { process: child, origin, milliseconds: performance.now() - began };
}

/** Ends whatever a test has left running. */
export async function killStarted(): Promise<void> {
  for (const child of started.splice(0)) {
    child.kill('SIGKILL');
    await gone(child);
  }
}
