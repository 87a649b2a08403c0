import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { killStarted, spawnArbor, startArbor, waitForExit } from '../support/process.ts';

/**
 * Memory limit of a server after a fill, which uses some 170 MB, as after a restart; the fill itself uses several times
 * that.
 */
const MAX_MEGABYTES = 300;
const STACK_TRACE = /^\s+at .+:\d+:\d+/m;
const NOT_COMPLETE = 'the demo catalogue is not complete';

/** Timeout for three starts and a small fill, which take some twenty seconds, or much longer on a busy machine. */
const TEST_TIMEOUT_MS = 900_000;
/** Time within which the page notices the end of the fill and reloads; it polls every two seconds. */
const NOTICED_MS = 15_000;

let data: string;
test.beforeEach(() => {
  test.setTimeout(TEST_TIMEOUT_MS);
  data = mkdtempSync(join(tmpdir(), 'arbor-first-start-'));
});
test.afterEach(async () => {
  await killStarted();
  rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Lists all processes of this machine by `ps`. */
function listProcesses(): { pid: number; parent: number; kilobytes: number; command: string }[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, kilobytes, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined
      ? []
      : [{ pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), command }];
  });
}

function findFill(server: { pid?: number | undefined }): number {
  const found = listProcesses().find(({ parent, command }) => parent === server.pid && /fill-process/.test(command));
  if (found === undefined) throw new Error('No process fills the demo catalogue.');
  return found.pid;
}

const isRunning = (pid: number): boolean => listProcesses().some((each) => each.pid === pid);

async function readProgress(origin: string): Promise<{ done: number; total: number } | null> {
  const response = await fetch(`${origin}/api/v1/catalogue/fill-progress`);
  expect(response.headers.get('cache-control')).toContain('no-store');
  return ((await response.json()) as { progress: { done: number; total: number } | null }).progress;
}

async function countContents(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api/v1/content/all?limit=1`);
  return ((await response.json()) as { total: number }).total;
}

/** Starts on the folder and pauses the process that fills it, so that its state can be checked. */
async function startAndPause() {
  const starting = spawnArbor(data, { ARBOR_DEMO: 'small', ARBOR_CACHE: '0' });
  await starting.printed(/Filling the demo catalogue/);
  const fill = findFill(starting.process);
  process.kill(fill, 'SIGSTOP');
  const [, origin = ''] = await starting.printed(/Site\s+(http:\S+)/);
  return { ...starting, fill, origin };
}

test('a fresh folder serves while the demo catalogue is filled, outlives the process that fills it, and the next start goes on', async ({
  page,
}) => {
  const first = await startAndPause();
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  expect((await readProgress(first.origin))?.total).toBeGreaterThan(20);
  await page.goto(first.origin);
  const line = page.getByText('Filling the demo catalogue', { exact: false });
  await expect(line.first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'demo catalogue' })).toContainText('percent');
  process.kill(first.fill, 'SIGKILL');
  await first.printed(new RegExp(NOT_COMPLETE));
  await expect.poll(() => readProgress(first.origin)).toBeNull();
  expect((await fetch(first.origin)).status).toBe(200);
  expect(first.output().split(NOT_COMPLETE)).toHaveLength(2);
  first.process.kill('SIGTERM');
  expect(await waitForExit(first.process)).toBe(0);

  const { origin, fill, process: server, printed, output } = await startAndPause();
  const progress = await readProgress(origin);
  await page.goto(`${origin}/bn/content`);
  await expect(page.getByText('ডেমো ক্যাটালগ তৈরি হচ্ছে').first()).toBeVisible();
  process.kill(fill, 'SIGCONT');
  await printed(/Demo catalogue ready/);
  await expect(page.getByText('ডেমো ক্যাটালগ তৈরি হচ্ছে')).toHaveCount(0, { timeout: NOTICED_MS });
  // The open page reloads without a click.
  await expect(page.locator('main a[href^="/bn/content/"]').first()).toBeVisible({ timeout: NOTICED_MS });
  expect(output()).not.toContain(NOT_COMPLETE);
  expect(await readProgress(origin)).toBeNull();
  expect(await countContents(origin)).toBe(progress?.total);
  await expect.poll(() => isRunning(fill)).toBe(false);
  const held = listProcesses().find(({ pid }) => pid === server.pid)?.kilobytes ?? Number.POSITIVE_INFINITY;
  expect(held / 1024).toBeLessThan(MAX_MEGABYTES);

  server.kill('SIGTERM');
  expect(await waitForExit(server)).toBe(0);
  const again = await startArbor(data, { ARBOR_DEMO: 'small' });
  expect(await readProgress(again.origin)).toBeNull();
  expect(again.output()).not.toContain('Filling');
});

test('a stop during the fill is quick and orderly, and a killed server leaves no process behind', async () => {
  const first = spawnArbor(data, { ARBOR_DEMO: 'auto' });
  await first.printed(/Site\s/);
  const fill = findFill(first.process);
  const asked = performance.now();
  first.process.kill('SIGTERM');
  expect(await waitForExit(first.process)).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  expect(isRunning(fill)).toBe(false);
  expect(first.output()).not.toMatch(STACK_TRACE);
  expect(first.output()).not.toContain(NOT_COMPLETE);

  const second = spawnArbor(data, { ARBOR_DEMO: 'auto' });
  await second.printed(/Filling the demo catalogue/);
  const orphan = findFill(second.process);
  second.process.kill('SIGKILL');
  await waitForExit(second.process);
  await expect.poll(() => isRunning(orphan)).toBe(false);
});

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Polling interval, much shorter than the time between listening and readiness. */
const POLL_MS = 5;

/** Connects repeatedly until a server listens on the port. */
function waitUntilListening(port: number): Promise<void> {
  return new Promise((resolve) => {
    const attempt = (): void => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve();
      });
      socket.once('error', () => void setTimeout(POLL_MS).then(attempt));
    };
    attempt();
  });
}

test('a stop between listening and being ready is orderly', async () => {
  const port = await findFreePort();
  const starting = spawnArbor(data, { PORT: String(port) });
  await waitUntilListening(port);
  starting.process.kill('SIGTERM');
  expect(await waitForExit(starting.process)).toBe(0);
  expect(starting.output()).not.toMatch(STACK_TRACE);
});
