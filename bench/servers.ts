import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { onCore } from './load.ts';

const root = join(import.meta.dirname, '..');

/** Ports of the measured servers. */
export const FLOOR = 4801;
export const ARBOR = 4802;

/** Waits until a server responds. */
export async function until(url: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 60_000; ) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not come up`);
}

/** Starts a server on the first core. */
export function run(command: readonly string[], environment: Record<string, string>): ChildProcess {
  const [program = '', ...parameters] = onCore(0, command);
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit'],
  });
  // A failed benchmark must not leave a running server.
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

export const stop = async (child: ChildProcess): Promise<void> => {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
};
