import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { dumpDatabase } from '../../../../tests/support/dump-database.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInContributor } from '../../../../tests/support/people.ts';
import { type StartedScript, startScript } from '../../../../tests/support/run-script.ts';
import { bankAccount, makeWithdrawOption } from '../../../../tests/support/withdraw-options.ts';
import { createId } from '../../../platform/database/id.ts';
import { createEncryption } from '../../../platform/encryption/encryption.ts';
import { decryptAccount, toOptionPlace } from './service/encrypted-account.ts';

const makeKey = (name: string): string => `${name}:${randomBytes(32).toString('base64url')}`;
const [oldKey, newKey] = [makeKey('old'), makeKey('new')];
const toKey = (key: string) => {
  const [id = '', bytes = ''] = key.split(':');
  return { id, bytes: Buffer.from(bytes, 'base64url') };
};
/** A server that knows both keys and still encrypts with the old one, the worst case that the instructions allow. */
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_ENCRYPTION_KEYS: `${oldKey},${newKey}` } });
const folder = mkdtempSync(join(tmpdir(), 'arbor-rotation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run rotate-keys` as an operator does. */
const rotate = (keys: string): StartedScript =>
  startScript(app, 'rotate-keys', [], { ARBOR_DATA: folder, ARBOR_ENCRYPTION_KEYS: keys });

/** More rows than one batch of the rotation. */
const ROWS = 240;
const plain = { number: '01811112222', bank: bankAccount.accountNumber };
/** Every account number that was written in this test. */
const written = new Set<string>([plain.number, plain.bank]);
/** The last bKash number that the server confirmed, by contributor. */
const expected = new Map<string, string>();
let people: SignedInUser[];

const set = async (person: SignedInUser, number: string): Promise<void> => {
  written.add(number);
  const body = { type: 'bkash', number, proof: person.prove() };
  const { status } = await person.call('PUT', '/contributor/withdraw-option', body);
  expect(status).toBe(200);
  expected.set(person.userId, number);
};
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 8 }, () => signInContributor(app)));
  for (const [each, person] of people.entries()) await set(person, `0155000${String(each).padStart(4, '0')}`);
  for (let each = 0; each < ROWS / 2; each += 1) {
    const id = await makeContributor(app, `paid-${createId().slice(-10)}`);
    await makeWithdrawOption(app, id, { account: { type: 'bkash', number: plain.number } });
    await makeWithdrawOption(app, id, { account: bankAccount });
    expected.set(id, plain.number);
  }
});

/** Counts the rows that each key has encrypted. */
const countByKey = async (): Promise<Record<string, number>> => {
  const { rows } = await app.pool.query<{ key: string; n: number }>(
    'select key_id as key, count(*)::int as n from withdraw_option group by 1',
  );
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]));
};

/** Expects that these keys suffice to read every row, and that each has the last written value. */
async function expectReadable(keys: string): Promise<void> {
  const [first = '', ...others] = keys.split(',');
  const encryption = createEncryption([toKey(first), ...others.map(toKey)]);
  const { rows } = await app.pool.query<{ id: string; contributor_id: string; type: string; encrypted: string }>(
    'select id, contributor_id, type, encrypted from withdraw_option',
  );
  expect(rows.filter(({ type }) => type === 'bkash')).toHaveLength(expected.size);
  for (const row of rows) {
    const account = decryptAccount(encryption, row.encrypted, toOptionPlace(row));
    if (row.type === 'bank') expect(account).toEqual(bankAccount);
    else expect(account).toEqual({ type: 'bkash', number: expected.get(row.contributor_id) });
  }
}

/** Expects no account number in the database or in the output of a command. */
async function expectNothingInTheClear(output: string): Promise<void> {
  const dump = [...(await dumpDatabase(app.pool)).values(), output].join('\n');
  expect(dump).toContain('withdraw_option');
  expect([...written].filter((number) => dump.includes(number))).toEqual([]);
}

it('a rotation that is killed leaves every value readable, and another one ends it', async () => {
  await expectReadable(oldKey);
  await expectNothingInTheClear('');
  // The last row is locked, so the rotation starts but can't finish.
  const client = await app.pool.connect();
  await client.query('begin');
  await client.query('select 1 from withdraw_option order by id desc limit 1 for update');
  const { child, ended } = rotate(`${newKey},${oldKey}`);
  while (((await countByKey())['new'] ?? 0) === 0 && child.exitCode === null) await wait(20);
  child.kill('SIGKILL');
  expect((await ended).code).toBeNull();
  await client.query('rollback');
  client.release();
  const half = await countByKey();
  expect([(half['new'] ?? 0) > 0, (half['old'] ?? 0) > 0]).toEqual([true, true]);
  await expectReadable(`${newKey},${oldKey}`);

  // If the old key is removed too early, the command names the rows that need it, and nothing is lost.
  const early = await rotate(newKey).ended;
  expect(early.output).toContain('withdraw_option.encrypted: 0 rows encrypted anew');
  expect([early.code, early.output.match(/stays as it is/g)?.length]).toEqual([1, half['old']]);
  expect(await countByKey()).toEqual(half);
  const again = await rotate(`${newKey},${oldKey}`).ended;
  expect([again.code, again.output]).toEqual([
    0,
    expect.stringContaining(`withdraw_option.encrypted: ${half['old']} rows encrypted anew`),
  ]);
  await expectReadable(newKey);
}, 120_000);

it('two rotations under load end, every value is readable, and the old key can be removed', async () => {
  let isOver = false;
  let writes = 0;
  /** Changes accounts, as contributors do, on a server that still encrypts with the old key. */
  const write = async (lane: number): Promise<void> => {
    for (let each = 0; !isOver; each += 1) {
      const person = people[(lane + each * 4) % people.length];
      // Each contributor belongs to one lane, so the last response is about the last write.
      if (person === undefined || people.indexOf(person) % 4 !== lane) continue;
      await set(person, `019${lane}${String(each).padStart(7, '0')}`);
      writes += 1;
    }
  };
  const lanes = Promise.all([0, 1, 2, 3].map(write));
  const both = await Promise.all([rotate(`${newKey},${oldKey}`).ended, rotate(`${newKey},${oldKey}`).ended]);
  isOver = true;
  await lanes;
  for (const { code, output } of both) {
    expect(output).toMatch(/rows encrypted anew/);
    expect([code, output]).toEqual([0, expect.not.stringContaining('stays as it is')]);
  }
  expect(writes).toBeGreaterThan(20);
  await expectReadable(`${newKey},${oldKey}`);

  // By now the servers encrypt with the new key only.
  const last = await rotate(`${newKey},${oldKey}`).ended;
  expect(last.code).toBe(0);
  expect(Object.keys(await countByKey())).toEqual(['new']);
  await expectReadable(newKey);
  const without = await rotate(newKey).ended;
  expect([without.code, without.output]).toEqual([
    0,
    expect.stringContaining('withdraw_option.encrypted: 0 rows encrypted anew'),
  ]);
  await expectNothingInTheClear(both.map(({ output }) => output).join());
}, 120_000);
