import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startArguments } from './start-arguments.ts';

/** Filling the demo catalogue takes a minute on two cores that do nothing else. */
const START_TIMEOUT_MS = 480_000;

/**
 * Starts Arbor as a user does, on an empty folder: the built pages, its own database, the demo catalogue. Its
 * address is in ARBOR_TEST_ORIGIN, its folder in ARBOR_TEST_DATA, the owner's one-time password in
 * ARBOR_TEST_ADMIN_PASSWORD; the returned function stops it. Where the first is set already, that server is used.
 */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['ARBOR_TEST_ORIGIN'] !== undefined) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'arbor-journeys-'));
  const server = spawn(process.execPath, startArguments, {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ARBOR_DATA: data,
      PORT: '0',
      ARBOR_LOG: 'warn',
      ARBOR_RATE_LIMITS: '0',
      // Browsers and servers share the machine's processors.
      ARBOR_SEARCH_MS: '10000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let output = '';
  const [origin, password] = await new Promise<[string, string]>((resolve, reject) => {
    const late = setTimeout(() => {
      server.kill();
      reject(new Error(`The server did not start in time:\n${output}`));
    }, START_TIMEOUT_MS);
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Site\s+(http:\S+)/.exec(output)?.[1];
      const oneTime = /Admin\s+owner@localhost\s+password: (\S+)/.exec(output)?.[1];
      // The journeys need the whole catalogue.
      if (address === undefined || oneTime === undefined || !output.includes('Demo catalogue ready')) return;
      clearTimeout(late);
      resolve([address, oneTime]);
    });
    void exited.then(() => reject(new Error(`The server ended at once:\n${output}`)));
  });
  process.env['ARBOR_TEST_ORIGIN'] = origin;
  process.env['ARBOR_TEST_DATA'] = data;
  process.env['ARBOR_TEST_ADMIN_PASSWORD'] = password;
  return async () => {
    server.kill('SIGTERM');
    await exited;
    rmSync(data, { recursive: true, force: true });
  };
}
