import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { killStarted, spawnArbor, startArbor, waitForExit } from '../support/process.ts';

const READY = /Site\s+(http:\S+)/;

let data: string;
test.beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'arbor-stuck-'));
});
test.afterEach(async () => {
  await killStarted();
  rmSync(data, { recursive: true, force: true });
});

async function findBackend(): Promise<number> {
  const client = new pg.Client({ connectionString: findRunningUrl(join(data, 'postgres'), 'superuser') });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'arbor' limit 1",
  );
  await client.end();
  return rows[0]?.pid ?? 0;
}

test('a backend and, a moment later, Arbor are killed: the next start serves', async () => {
  // Three of the four starts recover unwritten data, which takes long.
  test.slow();
  let running = await startArbor(data);
  for (const pause of [50, 100, 300]) {
    process.kill(await findBackend(), 'SIGKILL');
    // PostgreSQL is stopped at different points of its recovery.
    await new Promise((resolve) => setTimeout(resolve, pause));
    running.process.kill('SIGKILL');
    await waitForExit(running.process);
    running = await startArbor(data);
    expect((await fetch(`${running.origin}/readyz`)).status).toBe(200);
  }
  running.process.kill('SIGTERM');
  expect(await waitForExit(running.process)).toBe(0);
});

/**
 * Kills the shell that would end the server after ten seconds, so that only the next start can. Where the system has no
 * /proc, the next start has to come within these ten seconds.
 */
function killWatcher(server: number): void {
  if (!existsSync('/proc/self/task')) return;
  const findParent = (pid: number): number =>
    Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  const shell = findParent(server);
  expect(readFileSync(`/proc/${shell}/comm`, 'utf8')).toMatch(/sh\n$/);
  const children = readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').trim().split(' ').map(Number);
  for (const child of children) if (child > 0 && child !== server) process.kill(child, 'SIGKILL');
}

test('a database that never stops is ended by the next start, which says so', async () => {
  const first = await startArbor(data);
  const folder = join(data, 'postgres');
  const readServer = (): string[] => readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const [before, , , , socket = ''] = readServer();
  // PostgreSQL waits forever for a process that is stopped by SIGSTOP; the one of this connection ends for no other reason.
  const client = new pg.Client({ connectionString: findRunningUrl(folder, 'superuser') });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');
  first.process.kill('SIGKILL');
  await waitForExit(first.process);
  await expect.poll(() => readServer()[7]?.trim()).toBe('stopping');
  killWatcher(Number(before));
  const second = spawnArbor(data);
  await second.printed(READY);
  expect(second.output()).toContain(`(process ${before}) is still stopping: waiting for it`);
  expect(second.output()).toContain('It did not stop by itself and was ended');
  expect(readServer()[0]).not.toBe(before);
  rmSync(socket, { recursive: true, force: true });
});
