import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { killStarted, spawnArbor, waitForExit } from '../support/process.ts';

let data: string;
test.beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'arbor-start-'));
});
test.afterEach(async () => {
  await killStarted();
  rmSync(data, { recursive: true, force: true });
});

async function readRefusal(folder: string, environment: Record<string, string>): Promise<string> {
  const starting = spawnArbor(folder, environment);
  expect(await waitForExit(starting.process)).toBe(1);
  return starting.output();
}

test('of several starts at once on an empty folder one serves, and the others say why not in one sentence', async () => {
  const starts = [1, 2, 3].map(() => spawnArbor(data));
  const outcomes = await Promise.all(
    starts.map(async (starting) => {
      const ended = waitForExit(starting.process).then(() => 'refused');
      const served = starting.printed(/Site\s+http/).then(
        () => 'served',
        () => 'refused',
      );
      return Promise.race([ended, served]);
    }),
  );
  expect(outcomes.toSorted()).toEqual(['refused', 'refused', 'served']);
  for (const [at, starting] of starts.entries()) {
    if (outcomes[at] === 'served') continue;
    await waitForExit(starting.process);
    expect(starting.output()).toMatch(/^Another Arbor \(process \d+\) already uses [^\n]+\n$/);
  }
});

test('a folder that can not be written is refused in one sentence', async () => {
  const file = join(data, 'file');
  writeFileSync(file, '');
  expect(await readRefusal(join(file, 'data'), {})).toMatch(/^ARBOR_DATA: [^\n]+ can not be written [^\n]+\n$/);
  const secrets = {
    ARBOR_SECRET: 'a secret of tests that nobody guesses',
    ARBOR_ENCRYPTION_KEYS: `test:${'A'.repeat(43)}`,
  };
  expect(await readRefusal(join(file, 'data'), secrets)).toMatch(
    /^The folder [^\n]+ can not be written [^\n]+ARBOR_DATA[^\n]+\n$/,
  );
});

test('a database that can not be reached is refused in one sentence, and a wrong setting with its name, without the password', async () => {
  const refusal = await readRefusal(data, { DATABASE_URL: 'postgres://arbor:do-not-tell@127.0.0.1:1/shop' });
  expect(refusal).toMatch(/^The database shop at 127\.0\.0\.1:1 can not be reached: [^\n]+ Check DATABASE_URL\.\n$/);
  expect(refusal).not.toContain('do-not-tell');
  const wrong = await readRefusal(data, { DATABASE_URL: 'mysql://root:do-not-tell@localhost', ARBOR_CURRENCY: 'taka' });
  expect(wrong.trimEnd().split('\n')).toHaveLength(2);
  for (const name of ['ARBOR_CURRENCY', 'DATABASE_URL']) expect(wrong).toMatch(new RegExp(`^${name}: .+$`, 'm'));
  expect(wrong).not.toContain('do-not-tell');
});

test('an address that can not be listened at is refused in one sentence', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  expect(await readRefusal(data, { PORT: String(port) })).toMatch(/Port \d+ is in use\. Choose another with PORT\.\n$/);
  const worker = { ARBOR_ROLE: 'worker', HOST: '203.0.113.1' };
  expect(await readRefusal(data, worker)).toMatch(/The address 203\.0\.113\.1:0 [^\n]+ Choose another with HOST\.\n$/);
  const metrics = { ARBOR_METRICS: `127.0.0.1:${port}` };
  expect(await readRefusal(data, metrics)).toMatch(
    /The address 127\.0\.0\.1:\d+ is in use\. Choose another with ARBOR_METRICS\.\n$/,
  );
  taken.close();
});
