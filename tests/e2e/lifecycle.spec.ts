import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { killStarted, StartError, startArbor as start, waitForExit } from '../support/process.ts';

const isReady = async (origin: string): Promise<boolean> => (await fetch(`${origin}/readyz`)).ok;

let data: string;
test.beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'arbor-lifecycle-'));
});
test.afterEach(async () => {
  await killStarted();
  rmSync(data, { recursive: true, force: true });
});

test('starts on an empty folder, refuses a second start there, stops in order, starts again, also after a kill', async () => {
  const first = await start(data);
  expect(await isReady(first.origin)).toBe(true);
  const refused = await start(data).then(
    () => 'it started',
    (error: unknown) => (error instanceof StartError ? error.message : String(error)),
  );
  expect(refused).toMatch(/Another Arbor .* already uses .*ARBOR_DATA/s);
  expect(await isReady(first.origin)).toBe(true);
  first.process.kill('SIGTERM');
  expect(await waitForExit(first.process)).toBe(0);
  const second = await start(data);
  expect(await isReady(second.origin)).toBe(true);
  console.log(`first start ${Math.round(first.milliseconds)} ms, second ${Math.round(second.milliseconds)} ms`);
  second.process.kill('SIGKILL');
  await waitForExit(second.process);
  const third = await start(data);
  expect(await isReady(third.origin)).toBe(true);
});

test('two folders run side by side', async () => {
  // As root PostgreSQL has a user of its own, which may not pass the folder of the test.
  chmodSync(data, 0o755);
  const [one, two] = await Promise.all([start(join(data, 'one')), start(join(data, 'two'))]);
  expect(one.origin).not.toBe(two.origin);
  expect([await isReady(one.origin), await isReady(two.origin)]).toEqual([true, true]);
});

test('a wrong setting is refused with its name', async () => {
  await expect(start(data, { ARBOR_CURRENCY: 'taka' })).rejects.toThrow(/ARBOR_CURRENCY/);
  await expect(start(data, { NODE_ENV: 'production' })).rejects.toThrow(/ARBOR_SECRET/);
});
