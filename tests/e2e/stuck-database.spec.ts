import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

test('a database that never stops is ended by the next start, which says so', async () => {
  const first = await startArbor(data);
  const folder = join(data, 'postgres');
  const before = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0];
  // PostgreSQL waits forever for a process that is stopped by SIGSTOP.
  process.kill(await findBackend(), 'SIGSTOP');
  first.process.kill('SIGKILL');
  await waitForExit(first.process);
  const second = spawnArbor(data);
  await second.printed(READY);
  expect(second.output()).toContain(`(process ${before}) is still stopping: waiting for it`);
  expect(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]).not.toBe(before);
});
