import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { readCells, rechain } from '../../../../tests/support/ledger-file.ts';
import { openTampering } from '../../../../tests/support/reconciliation.ts';
import { createId } from '../../../platform/database/id.ts';
import { writeLedger } from './service/export.ts';
import { postSale } from './service/post.ts';
import { verifyLedger } from './service/verify.ts';

const app = await testApp();
const tamper = await openTampering(app);
const contributorId = await makeContributor(app, 'salma');
for (const net of [7000, 7001, 7002, 7003])
  await app.db.transaction().execute((tx) =>
    postSale(tx, {
      provider: 'sandbox',
      currency: 'BDT',
      lines: [{ lineId: createId(), contributorId, net, fee: 3000 }],
      clearsAt: new Date(0),
    }),
  );
// The journals are old enough that no transaction is still writing at their time.
await tamper("update ledger.journal set created_at = created_at - interval '1 hour'");

let whole = '';
for await (const part of writeLedger(app.db)) whole += part;
const lines = whole.split('\r\n').slice(0, -1);
/** Changes values of the last row and hashes all rows again. */
const forge = (rows: readonly string[], values: Readonly<Record<number, string>>): string =>
  rechain([...rows.slice(0, -1), Object.assign(readCells(rows.at(-1) ?? ''), values).join(',')]);
const verify = (text: string, options: Parameters<typeof verifyLedger>[1] = {}) =>
  verifyLedger(
    (async function* once() {
      yield text;
    })(),
    options,
  );
const [TIME, SNAPSHOT] = [1, 3];
const middle = [...lines.slice(0, 3), ...lines.slice(5)];

it.each(['1:1:', '3:3:', '5:90000000:'])('hides no old journal by the snapshot %s', async (snapshot) => {
  const text = forge(middle, { [SNAPSHOT]: snapshot });
  expect(await verify(text)).toMatchObject({ isWhole: true });
  expect(await verify(text, { db: app.db })).toMatchObject({ isWhole: false, line: 4 });
});

it('hides no old journal by a snapshot that names it as being written', async () => {
  const { rows } = await app.pool.query<{ by: string; next: string }>(
    `select min(created_by_transaction::text::bigint)::text as by, (max(created_by_transaction::text::bigint) + 1)::text as next
     from ledger.journal where id = $1`,
    [readCells(lines[3] ?? '')[0]],
  );
  const [{ by = '', next = '' } = {}] = rows;
  const text = forge(middle, { [SNAPSHOT]: `${by}:${Number(next) + 1000}:${by}` });
  expect(await verify(text, { db: app.db })).toMatchObject({ isWhole: false, line: 4 });
});

it('is no time before what the file has', async () => {
  const text = forge(middle, { [TIME]: '2020-01-01T00:00:00.000000Z' });
  expect(await verify(text)).toMatchObject({
    isWhole: false,
    line: 6,
    reason: expect.stringContaining('was posted later'),
  });
});

it.each([
  ['', '2026-11-22T10:00:00.000000Z'],
  ['7', '2026-11-22T10:00:00.000000Z'],
  ['9:8:', '2026-11-22T10:00:00.000000Z'],
  ['5:9:4', '2026-11-22T10:00:00.000000Z'],
  ['5:9:9', '2026-11-22T10:00:00.000000Z'],
  ['5:9:99999999999999999999999', '2026-11-22T10:00:00.000000Z'],
  ['5:9:5', 'yesterday'],
  ['5:9:5', '2026-99-22T10:00:00.000000Z'],
])('is none where snapshot and time are «%s» and «%s»', async (snapshot, exportedAt) => {
  expect(await verify(forge(lines, { [TIME]: exportedAt, [SNAPSHOT]: snapshot }), { db: app.db })).toMatchObject({
    isWhole: false,
    line: 10,
    reason: 'This is not the last row of an exported ledger.',
  });
});

it('of rows that were left out before it looks like an earlier export to all but the kept hash', async () => {
  const [, lastShown = ''] = readCells(lines[6] ?? '');
  const text = forge([...lines.slice(0, 7), lines[9] ?? ''], { [TIME]: lastShown, [SNAPSHOT]: '1:1:' });
  expect(await verify(text, { db: app.db })).toMatchObject({ isWhole: true, since: 1 });
  const { hash } = (await verify(whole)) as { hash: string };
  expect(await verify(text, { db: app.db, hash })).toMatchObject({ isWhole: false });
});
