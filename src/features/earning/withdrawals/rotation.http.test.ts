import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { dumpDatabase } from '../../../../tests/support/dump-database.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { type Earner, findWithdrawFaults, makeEarner, step } from '../../../../tests/support/withdrawals.ts';
import { createEncryption } from '../../../platform/encryption/encryption.ts';
import { reencryptColumn } from '../../../platform/encryption/reencrypt.ts';
import { toRequestPlace } from './rules/place.ts';
import { withdrawRequestAccounts as column } from './service/encrypted-column.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const newKey = { id: 'newest', bytes: randomBytes(32) };

it('keeps account numbers where a copy of the database does not tell them', async () => {
  await (await makeEarner(app, 60_000)).request(60_000);
  await (await makeEarner(app, 60_000, 'bank')).request(60_000);
  const dump = await dumpDatabase(app.pool);
  expect(dump.get('public.withdraw_request')).toContain('•••• 678');
  const secrets = /01712345678|123456789012/;
  expect([...dump].filter(([, rows]) => secrets.test(rows)).map(([table]) => table)).toEqual([]);
});

it('encrypts every request with a new key while owners decide and contributors ask and cancel', async () => {
  const admin = await signInAdmin(app);
  const earners: (Earner & { readonly id: string })[] = [];
  for (let each = 0; each < 12; each += 1) {
    const earner = await makeEarner(app, 120_000, each % 2 === 0 ? 'bkash' : 'bank');
    earners.push({ ...earner, id: await earner.request(60_000) });
  }
  const act = async ({ id, person, request }: Earner & { readonly id: string }, each: number): Promise<number[]> => {
    if (each % 3 === 0) return [(await step(admin, id, 'approve')).status];
    const { status } = await person.call('DELETE', `/withdraw-request/cancel/${id}`);
    if (each % 3 === 2) await request(50_000);
    return [status];
  };
  const encryption = createEncryption([newKey, ...app.platform.config.encryptionKeys]);
  const [, ...ends] = await Promise.all([reencryptColumn(app.db, encryption, column), ...earners.map(act)]);
  expect(ends.flat()).toEqual(earners.map(() => 200));
  // Requests that were made in the meantime are encrypted with the server's key.
  expect((await reencryptColumn(app.db, encryption, column)).failures).toEqual([]);
  expect(await reencryptColumn(app.db, encryption, column)).toEqual({ count: 0, failures: [] });

  const alone = createEncryption([newKey]);
  const { rows } = await app.pool.query<{ id: string; encrypted: string; type: string }>(
    'select id, encrypted, type from withdraw_request',
  );
  expect(rows.length).toBe(2 + 12 + 4);
  for (const { id, encrypted, type } of rows)
    expect(JSON.parse(alone.decrypt(encrypted, toRequestPlace(id)))).toMatchObject(
      type === 'bkash' ? { number: '01712345678' } : { accountNumber: '123456789012' },
    );
  expect(await findWithdrawFaults(app)).toEqual([]);
});

it('does not open an account that was put into another request', async () => {
  const [one, other] = [await makeEarner(app, 60_000), await makeEarner(app, 60_000)];
  const [id, changed] = [await one.request(60_000), await other.request(60_000)];
  await app.pool.query(
    'update withdraw_request set encrypted = (select encrypted from withdraw_request where id = $1) where id = $2',
    [id, changed],
  );
  const { status, body } = await (await signInAdmin(app)).call('GET', `/withdraw-request/request/${changed}`);
  expect([status, body['code']]).toEqual([500, 'internal']);
  expect(JSON.stringify(body)).not.toContain('01712345678');
});
