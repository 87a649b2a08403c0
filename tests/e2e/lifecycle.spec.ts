import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { gone, killStarted, Refused, startArbor as start } from '../support/process.ts';

const ready = async (origin: string): Promise<boolean> => (await fetch(`${origin}/readyz`)).ok;

let data: string;
test.beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'arbor-lifecycle-'));
});
test.afterEach(async () => {
  await killStarted();
  // The database of a killed server closes by itself, a moment later.
  await new Promise((resolve) => setTimeout(resolve, 500));
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
});

test('starts on an empty folder, stops in order, starts again', async () => {
  const first = await start(data);
  expect(await ready(first.origin)).toBe(true);
  first.process.kill('SIGTERM');
  expect(await gone(first.process)).toBe(0);
  const second = await start(data);
  expect(await ready(second.origin)).toBe(true);
  console.log(`first start ${Math.round(first.milliseconds)} ms, second ${Math.round(second.milliseconds)} ms`);
});

test('a killed server leaves a folder that starts again', async () => {
  for (let time = 0; time < 3; time += 1) {
    const running = await start(data);
    expect(await ready(running.origin)).toBe(true);
    running.process.kill('SIGKILL');
    await gone(running.process);
  }
});

test('a second start on the same folder is refused in words; the first goes on', async () => {
  const first = await start(data);
  const refused = await start(data).then(
    () => 'it started',
    (error: unknown) => (error instanceof Refused ? error.message : String(error)),
  );
  expect(refused).toMatch(/Another Arbor .* already uses .*ARBOR_DATA/s);
  expect(await ready(first.origin)).toBe(true);
});

test('two folders run side by side', async () => {
  const other = mkdtempSync(join(tmpdir(), 'arbor-lifecycle-'));
  const [one, two] = await Promise.all([start(data), start(other)]);
  expect(one.origin).not.toBe(two.origin);
  expect([await ready(one.origin), await ready(two.origin)]).toEqual([true, true]);
});

test('a wrong setting is refused with its name', async () => {
  await expect(start(data, { ARBOR_CURRENCY: 'taka' })).rejects.toThrow(/ARBOR_CURRENCY/);
  await expect(start(data, { NODE_ENV: 'production' })).rejects.toThrow(/ARBOR_SECRET/);
});
