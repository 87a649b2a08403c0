import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { openTampering } from '../../../../tests/support/reconciliation.ts';
import { startScript } from '../../../../tests/support/run-script.ts';
import { createId } from '../../../platform/database/id.ts';
import { postSale } from './service/post.ts';

const app = await testApp();
const tamper = await openTampering(app);
const contributorId = await makeContributor(app, 'salma');
const sell = (net: number): Promise<void> =>
  app.db.transaction().execute((tx) =>
    postSale(tx, {
      provider: 'sandbox',
      currency: 'BDT',
      lines: [{ lineId: createId(), contributorId, net, fee: 3000 }],
      clearsAt: new Date(0),
    }),
  );
for (const net of [7000, 7001, 7002, 7003]) await sell(net);

const folder = mkdtempSync(join(tmpdir(), 'arbor-ledger-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (script: string, ...args: string[]) =>
  startScript(app, script, args, { ARBOR_DATA: join(folder, 'data') }).ended;
const file = join(folder, 'ledger.csv');
const written = await run('ledger-export', '--out', file);
const text = readFileSync(file, 'utf8');
const lastHash = /([0-9a-f]{64})"?\r\n$/.exec(text)?.[1] ?? '';
/** Writes a copy of the exported file with one change. */
const change = (name: string, from: string, to: string): string => {
  const path = join(folder, name);
  expect(text.split(from)).toHaveLength(2);
  writeFileSync(path, text.replace(from, to));
  return path;
};

it('writes every transfer to a file, and prints how many and the last hash', async () => {
  expect(written).toEqual({ code: 0, output: `${file}: 8 rows, last hash\n${lastHash}\n` });
  expect(text.split('\r\n')).toHaveLength(11);
  expect(existsSync(`${file}.part`)).toBe(false);
});

it('says how it is used, and where a file can not be written, and leaves nothing behind', async () => {
  expect(await run('ledger-export')).toEqual({ code: 1, output: expect.stringContaining('--out FILE') });
  expect(await run('ledger-export', '--into', file)).toEqual({ code: 1, output: expect.stringContaining('--into') });
  const nowhere = join(folder, 'no', 'such', 'ledger.csv');
  expect(await run('ledger-export', '--out', nowhere)).toEqual({
    code: 1,
    output: expect.stringContaining(`${nowhere} can not be written: ENOENT`),
  });
  const taken = join(folder, 'taken');
  writeFileSync(taken, '');
  const below = join(taken, 'ledger.csv');
  expect((await run('ledger-export', '--out', below)).output).toContain(`${below} can not be written`);
  expect(existsSync(join(folder, 'no'))).toBe(false);
});

it('verifies a whole file, by itself, by the kept hash and beside the database', async () => {
  const alone = await run('ledger-verify', file);
  expect(alone.output).toMatch(/ledger\.csv: 8 rows of \d{4}-\d\d-\d\dT[\d:.]+Z, every hash is right\n[0-9a-f]{64}\n$/);
  expect([alone.code, alone.output.includes(lastHash), alone.output.includes('The database')]).toEqual([
    0,
    true,
    false,
  ]);
  expect((await run('ledger-verify', file, '--hash', lastHash)).code).toBe(0);
  const other = 'a'.repeat(64);
  expect(await run('ledger-verify', file, '--hash', other)).toEqual({
    code: 1,
    output: `${file}, line 10: The last hash is ${lastHash}, not the one that was kept.\n`,
  });
  expect(await run('ledger-verify', file, '--against-database')).toEqual({
    code: 0,
    output: expect.stringContaining('The database has the same rows, and 0 journals that came since.\n'),
  });
});

it('names the line of a digit that was changed, of a file that was cut off, and of no file', async () => {
  expect(await run('ledger-verify', change('digit.csv', ',7001,', ',7011,'))).toEqual({
    code: 1,
    output: expect.stringMatching(/digit\.csv, line 4: .*hash/),
  });
  const cut = join(folder, 'cut.csv');
  writeFileSync(cut, `${text.split('\r\n').slice(0, 9).join('\r\n')}\r\n`);
  expect(await run('ledger-verify', cut)).toEqual({
    code: 1,
    output: `${cut}, line 9: The file ends here without its last row: it was cut off.\n`,
  });
  const none = join(folder, 'none.csv');
  expect(await run('ledger-verify', none)).toEqual({ code: 1, output: `There is no file ${none}.\n` });
  expect((await run('ledger-verify')).code).toBe(1);
});

it('names the line that the database has otherwise, and tells what came since', async () => {
  await sell(1);
  expect(await run('ledger-verify', file, '--against-database')).toEqual({
    code: 0,
    output: expect.stringContaining('The database has the same rows, and 1 journals that came since.\n'),
  });
  await tamper('update ledger.transfer set amount = 7012 where amount = 7002');
  expect(await run('ledger-verify', file, '--against-database')).toEqual({
    code: 1,
    output: `${file}, line 6: amount is "7002" here and "7012" in the database.\n`,
  });
  // Verified without the database, the file is still valid.
  expect((await run('ledger-verify', file)).code).toBe(0);
});
