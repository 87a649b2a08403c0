import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_TIMEOUT = 240_000;

/**
 * Starts Arbor as a user does, on an empty folder: the built pages, its own database, the demo catalogue. Its
 * address is in ARBOR_TEST_ORIGIN, its folder in ARBOR_TEST_DATA, the owner's one-time password in
 * ARBOR_TEST_ADMIN_PASSWORD; the returned function stops it.
 */
export default async function start(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'arbor-journeys-'));
  const server = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ARBOR_DATA: data,
      PORT: '0',
      ARBOR_LOG: 'warn',
      ARBOR_RATE_LIMITS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let told = '';
  const [origin, password] = await new Promise<[string, string]>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The server did not start in time:\n${told}`)), START_TIMEOUT);
    server.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      const address = /Site\s+(http:\S+)/.exec(told)?.[1];
      const once = /Admin\s+owner@localhost\s+password: (\S+)/.exec(told)?.[1];
      if (address === undefined || once === undefined || !told.includes('Demo catalogue ready')) return;
      clearTimeout(late);
      resolve([address, once]);
    });
    void exited.then(() => reject(new Error(`The server ended at once:\n${told}`)));
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
