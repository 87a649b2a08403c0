import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { rechain } from '../../../../tests/support/ledger-file.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';
import { writeLedger } from './service/export.ts';
import { postSale } from './service/post.ts';
import { verifyLedger } from './service/verify.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const contributorId = await makeContributor(app, 'salma');
const other = await makeContributor(app, 'karim');
const sell = (net = 7000): Promise<void> =>
  app.db.transaction().execute((tx) =>
    postSale(tx, {
      provider: 'sandbox',
      currency: 'BDT',
      lines: [{ lineId: createId(), contributorId, net, fee: 3000 }],
      clearsAt: new Date(0),
    }),
  );
for (const net of [7000, 7001, 7002, 7003]) await sell(net);

const write = async (): Promise<string> => {
  let text = '';
  for await (const part of writeLedger(app.db)) text += part;
  return text;
};
async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
const verify = (text: string, options: Parameters<typeof verifyLedger>[1] = {}) => verifyLedger(once(text), options);
const whole = await write();
const lines = whole.split('\r\n').slice(0, -1);
const join = (rows: readonly string[]): string => rows.map((row) => `${row}\r\n`).join('');
const { hash: last } = (await verify(whole)) as { hash: string };

const without = (at: number): string[] => lines.filter((_, index) => index !== at);
const swapped = [...lines.slice(0, 3), lines[4] ?? '', lines[3] ?? '', ...lines.slice(5)];
const changed = (at: number, from: string | RegExp, to: string): string[] =>
  lines.map((row, index) => (index === at ? row.replace(from, to) : row));

it('follows the rows of an export to its end, and finds them in the database', async () => {
  expect(lines).toHaveLength(10);
  expect(await verify(whole, { hash: last, db: app.db })).toMatchObject({
    isWhole: true,
    rows: 8,
    hash: last,
    since: 0,
  });
  // Line endings don't matter, because the hash covers the rows' values.
  expect(await verify(whole.replaceAll('\r\n', '\n'), { db: app.db })).toMatchObject({ isWhole: true, hash: last });
});

it.each([
  ['a digit was changed', join(changed(3, ',7001,', ',7011,')), 4],
  ['a hash was changed', join(changed(3, /[0-9a-f]{64}/, 'f'.repeat(64))), 4],
  ['a line was deleted', join(without(3)), 4],
  ['two lines were swapped', join(swapped), 4],
  ['a line stands twice', join([...lines.slice(0, 4), ...lines.slice(3)]), 5],
  ['the last line is missing', join(lines.slice(0, -1)), 9],
  ['it was cut off within a row', whole.slice(0, whole.length - 400), 9],
  ['a line was added below', `${whole}${lines[1]}\r\n`, 11],
  ['the heading is another', join(changed(0, 'amount', 'sum')), 1],
  ['it is empty', '', 1],
])('names the first line that differs where %s', async (_, text, line) => {
  expect(await verify(text)).toMatchObject({ isWhole: false, line });
});

it.each([
  ['a digit was changed', rechain(changed(3, ',7001,', ',7011,')), 4],
  ['a line was deleted', rechain(without(3)), 4],
  ['the last journal was left out', rechain([...lines.slice(0, 7), lines[9] ?? '']), 8],
  ['a journal was left out', rechain([...lines.slice(0, 3), ...lines.slice(5)]), 4],
  [
    'a journal was made up',
    rechain([...lines.slice(0, 9), (lines[8] ?? '').replace(/^\d+/, '99999'), lines[9] ?? '']),
    10,
  ],
])('knows by the kept hash and by the database that %s and hashed anew', async (_, text, line) => {
  expect(await verify(text)).toMatchObject({ isWhole: true });
  expect(await verify(text, { hash: last })).toMatchObject({ isWhole: false, line: text.split('\r\n').length - 1 });
  expect(await verify(text, { db: app.db })).toMatchObject({ isWhole: false, line });
});

it('shows one moment, whatever is posted while it is written', async () => {
  // This transaction starts before the export and ends after it.
  const late = await app.db.startTransaction().execute();
  await postSale(late, {
    provider: 'sandbox',
    currency: 'BDT',
    lines: [{ lineId: createId(), contributorId: other, net: 1, fee: 1 }],
  });
  const parts = writeLedger(app.db);
  const first = await parts.next();
  let text = first.done === true ? '' : first.value;
  await sell();
  await late.commit().execute();
  await sell();
  for await (const part of parts) text += part;
  expect(await verify(text, { db: app.db })).toMatchObject({ isWhole: true, rows: 8, since: 3 });
  expect(await verify(await write(), { db: app.db })).toMatchObject({ isWhole: true, rows: 14, since: 0 });
});

it('is sent to owners alone, and the audit log says to whom', async () => {
  const [owner, moderator] = [await signInAdmin(app, 'owner'), await signInAdmin(app, 'moderator')];
  const answer = await owner.fetch('/api/v1/ledger/export');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="?ledger-\d{4}-\d\d-\d\d\.csv/);
  expect(await verify(await answer.text(), { db: app.db })).toMatchObject({ isWhole: true });
  expect((await moderator.fetch('/api/v1/ledger/export')).status).toBe(403);
  expect((await app.fetch('/api/v1/ledger/export')).status).toBe(401);
  const { rows } = await app.pool.query("select admin_id from audit_log where action = 'ledger.export'");
  expect(rows).toEqual([{ admin_id: owner.adminId }]);
});

const readSent = async () => {
  const { rows } = await app.pool.query<{ details: unknown }>(
    "select details from audit_log where action = 'ledger.exported' order by id",
  );
  return rows.map(({ details }) => details);
};

it('leaves its last hash in the audit log before the last row is sent', async () => {
  const owner = await signInAdmin(app, 'owner');
  const before = (await readSent()).length;
  const answer = await owner.fetch('/api/v1/ledger/export');
  const verdict = (await verify(await answer.text())) as { hash: string; rows: number };
  expect((await readSent()).slice(before)).toEqual([{ hash: verdict.hash, rows: verdict.rows }]);
  // The client cancels the export halfway, so no hash is stored.
  const given = await owner.fetch('/api/v1/ledger/export');
  const reader = given.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(async () => (await owner.call('GET', '/ledger/export/state')).body).toEqual({ isRunning: false });
  expect(await readSent()).toHaveLength(before + 1);
});

it('is sent to one at a time, and says so to the next', async () => {
  const [owner, other] = [await signInAdmin(app, 'owner'), await signInAdmin(app, 'owner')];
  expect((await other.call('GET', '/ledger/export/state')).body).toEqual({ isRunning: false });
  const slow = await owner.fetch('/api/v1/ledger/export');
  const reader = slow.body?.getReader();
  await reader?.read();
  expect((await other.call('GET', '/ledger/export/state')).body).toEqual({ isRunning: true });
  const refused = await other.call('GET', '/ledger/export');
  expect([refused.status, refused.body['detail']]).toEqual([409, expect.stringContaining('already being downloaded')]);
  const inBangla = await other.call('GET', '/ledger/export', undefined, { 'accept-language': 'bn' });
  expect(inBangla.body['detail']).toContain('ডাউনলোড');
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read());
  await expect.poll(async () => (await other.call('GET', '/ledger/export/state')).body).toEqual({ isRunning: false });
  expect((await other.fetch('/api/v1/ledger/export')).status).toBe(200);
});
