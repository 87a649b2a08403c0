import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { killStarted, StartError, startArbor as start, waitForExit } from '../support/process.ts';
import { siteOrigin } from '../support/site-client.ts';

const isReady = async (origin: string): Promise<boolean> => (await fetch(`${origin}/readyz`)).ok;

let data: string;
test.beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'arbor-lifecycle-'));
});
test.afterEach(async () => {
  await killStarted();
  rmSync(data, { recursive: true, force: true });
});

test('starts on an empty folder beside a server of another one, refuses a second start there, stops in order, starts again, also after a kill', async () => {
  const first = await start(data);
  expect(first.origin).not.toBe(siteOrigin());
  expect([await isReady(first.origin), await isReady(siteOrigin())]).toEqual([true, true]);
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
