import { afterEach, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { setSecondApproverFrom } from '../../../../tests/support/second-approver.ts';
import { findWithdrawFaults, makeEarner, step } from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';
import { postRefund } from '../../money/ledger/service/post.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const LARGE = 400_000;
const SMALL = 60_000;
let owner: SignedInAdmin;
let other: SignedInAdmin;

beforeAll(async () => {
  [owner, other] = [await signInAdmin(app), await signInAdmin(app)];
});
afterEach(async () => expect(await findWithdrawFaults(app)).toEqual([]));

const setLimit = (from: number | null) => setSecondApproverFrom(app, from);

async function makeApproved(amount: number, admin = owner) {
  const earner = await makeEarner(app, amount);
  const id = await earner.request(amount);
  expect((await step(admin, id, 'approve')).status).toBe(200);
  const { rows } = await app.pool.query<{ number: number }>('select number from withdraw_request where id = $1', [id]);
  return { ...earner, id, number: rows[0]?.number ?? 0 };
}

const createBatch = async (admin: SignedInAdmin) => {
  const { status, body } = await admin.call('POST', '/withdraw-request/batch/create', { type: 'bkash' });
  return { status, detail: body['detail'], id: (body['batch'] as { _id: string } | undefined)?._id ?? '' };
};
const readBatchOf = async (id: string): Promise<string | null> =>
  (await app.pool.query<{ batch_id: string | null }>('select batch_id from withdraw_request where id = $1', [id]))
    .rows[0]?.batch_id ?? null;
/**
 * Downloads a payment file as this admin.
 * @returns the numbers of its requests
 */
const download = async (admin: SignedInAdmin, id: string): Promise<string[]> => {
  const text = await (await admin.fetch(`/api/v1/withdraw-request/batch/${id}`)).text();
  const [, ...rows] = text.trim().split('\r\n');
  return rows.map((row) => row.replaceAll('"', '').split(',', 1).join());
};
const findHeld = async (admin: SignedInAdmin, id: string) => {
  const { body } = await admin.call('GET', '/withdraw-request/batch/all');
  return (body['held'] as { _id: string; reason: string }[]).find(({ _id }) => _id === id);
};

it('lets no owner make or read a file with a large amount that they approved themselves', async () => {
  await setLimit(300_000);
  const large = await makeApproved(LARGE);
  expect(await createBatch(owner)).toMatchObject({ status: 409, detail: expect.stringContaining('held back') });
  expect(await findHeld(owner, large.id)).toMatchObject({ reason: 'anotherOwner', total: LARGE });
  expect(await findHeld(other, large.id)).toBeUndefined();
  const small = await makeApproved(SMALL);
  const own = await createBatch(owner);
  expect(own.status).toBe(200);
  expect([await readBatchOf(small.id), await readBatchOf(large.id)]).toEqual([own.id, null]);

  const batch = await createBatch(other);
  expect(await readBatchOf(large.id)).toBe(batch.id);
  expect(await download(other, batch.id)).toEqual([String(large.number)]);
  expect(await download(owner, batch.id)).toEqual([]);
  // A request that needed two owners when it was made needs them until it ends.
  await setLimit(null);
  expect(await download(owner, batch.id)).toEqual([]);
  await step(other, large.id, 'fail');
});

it('goes by today’s limit where it has been lowered since', async () => {
  await setLimit(null);
  const { id, number } = await makeApproved(SMALL);
  const batch = await createBatch(owner);
  expect(await download(owner, batch.id)).toEqual([String(number)]);
  await setLimit(SMALL);
  expect(await download(owner, batch.id)).toEqual([]);
  expect(await download(other, batch.id)).toEqual([String(number)]);
  await setLimit(null);
  await step(other, id, 'fail');
});

it('has only what is still to be paid when it is downloaded again', async () => {
  const [paid, failed, open] = [await makeApproved(SMALL), await makeApproved(SMALL), await makeApproved(SMALL)];
  const { id } = await createBatch(owner);
  expect((await download(owner, id)).length).toBe(3);
  await step(other, paid.id, 'pay');
  await step(other, failed.id, 'fail');
  expect(await download(owner, id)).toEqual([String(open.number)]);
  await step(other, open.id, 'pay');
  expect(await download(owner, id)).toEqual([]);
});

it('leaves out whoever isn’t active or owes, and says so', async () => {
  const suspended = await makeApproved(SMALL);
  await app.pool.query("update contributor set status = 'suspended' where id = $1", [suspended.contributorId]);
  const owing = await makeApproved(SMALL);
  // The buyer is refunded after the contributor has withdrawn the money.
  const { rows } = await app.pool.query<{ line_id: string }>(
    `select j.line_id from ledger.journal j join ledger.transfer t on t.journal_id = j.id
     join ledger.account a on a.id = t.credit_id where j.kind = 'sale' and a.contributor_id = $1`,
    [owing.contributorId],
  );
  const lines = [{ lineId: rows[0]?.line_id ?? '', contributorId: owing.contributorId, net: SMALL, fee: 0 }];
  await app.db
    .transaction()
    .execute((tx) => postRefund(tx, { refundId: createId(), provider: 'sandbox', currency: 'BDT', lines }));
  const free = await makeApproved(SMALL);
  const before = await owner.call('GET', '/withdraw-request/batch/all');
  expect(before.body).toMatchObject({ waiting: [{ type: 'bkash', count: 1, total: SMALL }], heldCount: 2 });
  const batch = await createBatch(owner);
  expect(await download(owner, batch.id)).toEqual([String(free.number)]);
  expect(await findHeld(owner, suspended.id)).toMatchObject({ reason: 'notActive', total: SMALL });
  expect(await findHeld(owner, owing.id)).toMatchObject({ reason: 'debt', total: SMALL });
});
