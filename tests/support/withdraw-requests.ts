import { toRequestPlace } from '../../src/features/earning/withdrawals/rules/place.ts';
import { addBatch } from '../../src/features/earning/withdrawals/store/batches.ts';
import { addCorrection } from '../../src/features/earning/withdrawals/store/corrections.ts';
import { addRequest, moveRequest } from '../../src/features/earning/withdrawals/store/requests.ts';
import { postWithdrawReserve, postWithdrawResolve } from '../../src/features/money/ledger/service/withdrawals.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeWithdrawOption } from './withdraw-options.ts';
import { earn } from './withdrawals.ts';

/** Ends a contributor's open request, because only one may be open at a time. */
async function endOpen(app: TestApp, contributorId: string): Promise<void> {
  const { rows } = await app.pool.query<{ id: string; status: string }>(
    "select id, status from withdraw_request where contributor_id = $1 and status in ('requested', 'approved')",
    [contributorId],
  );
  for (const { id, status } of rows)
    await app.db.transaction().execute(async (tx) => {
      const end = status === 'approved' ? 'failed' : 'cancelled';
      await postWithdrawResolve(tx, { withdrawId: id, outcome: end });
      const reason = end === 'failed' ? { reason: 'Made for a test' } : {};
      await moveRequest(tx, id, { status: end, adminId: null, at: new Date(), ...reason });
    });
}

/** Adds a request of a contributor with sufficient earnings directly to the database. @returns its identifier */
export async function makeWithdrawRequest(app: TestApp, contributorId: string, amount: number): Promise<string> {
  await endOpen(app, contributorId);
  await app.pool.query('delete from withdraw_option where contributor_id = $1', [contributorId]);
  await earn(app, contributorId, amount);
  const [id, optionId] = [createId(), await makeWithdrawOption(app, contributorId)];
  const account = JSON.stringify({ type: 'bkash', number: '01712345678' });
  await app.db.transaction().execute(async (tx) => {
    await addRequest(tx, {
      id,
      contributorId,
      requestKey: createId(),
      requestHash: '0'.repeat(64),
      currency: 'BDT',
      amount,
      fee: 0,
      type: 'bkash',
      optionId,
      encrypted: app.platform.encryption.encrypt(account, toRequestPlace(id)),
      masked: '•••• 678',
      at: new Date(),
    });
    await postWithdrawReserve(tx, { withdrawId: id, contributorId, currency: 'BDT', amount });
  });
  return id;
}

export async function makeApprovedRequest(app: TestApp, contributorId: string, amount: number): Promise<string> {
  const id = await makeWithdrawRequest(app, contributorId, amount);
  await app.db
    .transaction()
    .execute((tx) => moveRequest(tx, id, { status: 'approved', adminId: null, at: new Date() }));
  return id;
}

/** Adds a payment file with a request. @returns its identifier */
export async function makeBatch(app: TestApp, contributorId: string, amount: number): Promise<string> {
  const requestId = await makeApprovedRequest(app, contributorId, amount);
  const id = createId();
  await app.db.transaction().execute((tx) => addBatch(tx, { id, type: 'bkash', adminId: null }, [requestId]));
  return id;
}

export async function makeFailedRequest(app: TestApp, contributorId: string, amount: number): Promise<string> {
  const id = await makeApprovedRequest(app, contributorId, amount);
  await app.db.transaction().execute(async (tx) => {
    await postWithdrawResolve(tx, { withdrawId: id, outcome: 'failed' });
    await moveRequest(tx, id, { status: 'failed', adminId: null, at: new Date(), reason: 'Made for a test' });
  });
  return id;
}

/** Adds a failed request that an owner has proposed to correct to paid. @returns the request's identifier */
export async function makeCorrection(app: TestApp, contributorId: string, amount: number): Promise<string> {
  const requestId = await makeFailedRequest(app, contributorId, amount);
  const admin = await app.pool.query<{ id: string }>('select id from admin limit 1');
  await app.db.transaction().execute((tx) =>
    addCorrection(tx, {
      id: createId(),
      requestId,
      number: 1,
      from: 'failed',
      to: 'paid',
      reference: 'TX-9',
      reason: 'The bank’s file was wrong',
      adminId: admin.rows[0]?.id ?? '',
      at: new Date(),
    }),
  );
  return requestId;
}
