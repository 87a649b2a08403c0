import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './app.ts';

export interface StartedScript {
  readonly child: ChildProcess;
  /** Resolves with the exit code (null after a signal) and the output. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
}

/** Starts a file of `scripts/` as an operator does, on the database of these tests. */
export function startScript(
  app: Pick<TestApp, 'platform'>,
  script: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): StartedScript {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: app.platform.config.DATABASE_URL,
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, output })) };
}
