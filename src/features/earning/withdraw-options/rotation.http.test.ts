import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { signInContributor } from '../../../../tests/support/people.ts';
import { bankAccount, makeWithdrawOption } from '../../../../tests/support/withdraw-options.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { createEncryption } from '../../../platform/encryption/encryption.ts';
import { reencryptColumn } from '../../../platform/encryption/reencrypt.ts';
import { encryptedColumns } from '../../../start/features.ts';
import { decryptAccount, encryptAccount, toOptionPlace } from './service/encrypted-account.ts';
import { withdrawOptionAccounts as column } from './service/encrypted-column.ts';
import { lockOption, readOptions, removeOptions, updateOption } from './store.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [oldKey] = app.platform.config.encryptionKeys;
const newKey = { id: 'newest', bytes: randomBytes(32) };
/** Keys of a process that knows both keys and encrypts with the new one. */
const encryption = createEncryption([newKey, oldKey]);

const makeMany = async (count: number): Promise<string[]> => {
  const contributors: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const id = await makeContributor(app, `paid-${createId().slice(-10)}`);
    await makeWithdrawOption(app, id);
    await makeWithdrawOption(app, id, { account: bankAccount });
    contributors.push(id);
  }
  return contributors;
};
const countOld = async (): Promise<number> => {
  const { rows } = await app.pool.query<{ count: number }>(
    "select count(*) as count from withdraw_option where key_id <> 'newest'",
  );
  return rows[0]?.count ?? -1;
};
/** Decrypts every option with the new key alone. */
const openAll = async (contributors: readonly string[]) => {
  const alone = createEncryption([newKey]);
  const rows = (await Promise.all(contributors.map((id) => readOptions(app.db, id)))).flat();
  return rows.map((row) => ({ row, account: decryptAccount(alone, row.encrypted, toOptionPlace(row)) }));
};

it('a rotation encrypts every row with the newest key, while contributors and leavers change them', async () => {
  const contributors = await makeMany(120);
  const numbers = new Map<string, string>();
  const left = new Set<string>();
  const changeOne = async (each: number): Promise<void> => {
    const contributorId = contributors[each % contributors.length] ?? '';
    if (left.has(contributorId)) return;
    if (each % 11 === 0) {
      left.add(contributorId);
      await inTransaction(app.systemContext(), ({ tx }) => removeOptions(tx, contributorId));
      return;
    }
    const number = `017${String(10_000_000 + each)}`;
    await inTransaction(app.systemContext(), async ({ tx }) => {
      const row = await lockOption(tx, contributorId, 'bkash');
      if (row === undefined) return;
      numbers.set(contributorId, number);
      // Half of the rows are written by a process with the old keys, half by one with the new keys.
      const own = each % 2 === 0 ? app.platform.encryption : encryption;
      await updateOption(tx, { ...row, encrypted: encryptAccount(own, { type: 'bkash', number }, toOptionPlace(row)) });
    });
  };
  const changes = Promise.all(
    Array.from({ length: 4 }, async (_, lane) => {
      for (let each = lane; each < 600; each += 4) await changeOne(each);
    }),
  );
  const first = await reencryptColumn(app.db, encryption, column);
  await changes;
  const second = await reencryptColumn(app.db, encryption, column);
  expect(first.count).toBeGreaterThan(0);
  expect([first.failures, second.failures, await countOld()]).toEqual([[], [], 0]);

  const opened = await openAll(contributors);
  expect(opened).toHaveLength(2 * (contributors.length - left.size));
  for (const { row, account } of opened) {
    if (account.type === 'bank') expect(account).toEqual(bankAccount);
    else expect(account.number).toBe(numbers.get(row.contributor_id) ?? '01712345678');
  }
  expect(await reencryptColumn(app.db, encryption, column)).toEqual({ count: 0, failures: [] });
});

it('two rotations at once end, and every row opens', async () => {
  const contributors = await makeMany(60);
  const both = await Promise.all([
    reencryptColumn(app.db, encryption, column),
    reencryptColumn(app.db, encryption, column),
  ]);
  expect(both.map(({ failures }) => failures)).toEqual([[], []]);
  expect(both.reduce((sum, { count }) => sum + count, 0)).toBe(120);
  expect(await openAll(contributors)).toHaveLength(120);
});

it('a row that does not open stays as it is and is named; the others are encrypted anew', async () => {
  const [one = '', other = ''] = await makeMany(2);
  await app.pool.query(
    `update withdraw_option set encrypted = (select encrypted from withdraw_option where contributor_id = $1 and type = 'bank')
     where contributor_id = $2 and type = 'bank'`,
    [one, other],
  );
  const [broken] = (await readOptions(app.db, other)).filter(({ type }) => type === 'bank');
  const { count, failures } = await reencryptColumn(app.db, encryption, column);
  expect(count).toBe(3);
  expect(failures).toEqual([{ id: broken?.id, reason: expect.stringMatching(/belongs to another row/) }]);
  expect((await readOptions(app.db, other)).find(({ type }) => type === 'bank')).toEqual(broken);
  await inTransaction(app.systemContext(), ({ tx }) => removeOptions(tx, other));
});

it('contributors go on with what a rotation has encrypted', async () => {
  const person = await signInContributor(app);
  const set = (number: string) =>
    person.call('PUT', '/contributor/withdraw-option', { type: 'bkash', number, proof: person.prove() });
  await set('01712345111');
  // The server's first key is the old one. The rotation requires a server that knows both keys.
  const both = createEncryption([oldKey, newKey]);
  await reencryptColumn(app.db, encryption, column);
  const [row] = await readOptions(app.db, person.userId);
  expect(
    decryptAccount(both, row?.encrypted ?? '', toOptionPlace(row ?? { id: '', contributor_id: '', type: '' })),
  ).toEqual({
    type: 'bkash',
    number: '01712345111',
  });
  const { status, body } = await set('01712345222');
  expect([status, body['code']]).toEqual([500, 'internal']);
});

it('goes over every column of encrypted texts', async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'encrypted' order by 1`,
  );
  expect(encryptedColumns.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name));
});
