import { addAdjustment } from '../../src/features/earning/adjustments/store/adjustments.ts';
import { moveRequest } from '../../src/features/earning/withdrawals/store/requests.ts';
import { postRefund } from '../../src/features/money/ledger/service/post.ts';
import { postWithdrawResolve } from '../../src/features/money/ledger/service/withdrawals.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeApprovedRequest } from './withdraw-requests.ts';

/**
 * Creates a debt: a contributor's sale of this amount (minor units) is refunded. Without `hasEarned`, the contributor
 * had been paid for it before.
 */
export async function makeDebt(
  app: TestApp,
  contributorId: string,
  amount: number,
  { hasEarned = false }: { readonly hasEarned?: boolean } = {},
): Promise<void> {
  if (!hasEarned) {
    const id = await makeApprovedRequest(app, contributorId, amount);
    await app.db.transaction().execute(async (tx) => {
      await postWithdrawResolve(tx, { withdrawId: id, outcome: 'paid' });
      await moveRequest(tx, id, { status: 'paid', adminId: null, at: new Date(), reference: 'TX-1' });
    });
  }
  const { rows } = await app.pool.query<{ line_id: string }>(
    `select j.line_id from ledger.journal j join ledger.transfer t on t.journal_id = j.id
    join ledger.account a on a.id = t.credit_id where j.kind = 'sale' and a.contributor_id = $1 and t.amount >= $2
    order by j.id desc limit 1`,
    [contributorId, amount],
  );
  const lines = [{ lineId: rows[0]?.line_id ?? '', net: amount, fee: 0 }];
  await app.db
    .transaction()
    .execute((tx) => postRefund(tx, { refundId: createId(), provider: 'sandbox', currency: 'BDT', lines }));
}

/** Creates a change that waits for an owner's confirmation and replaces the previous one. @returns its identifier */
export async function makeProposal(app: TestApp, contributorId: string): Promise<string> {
  await app.pool.query(
    "update adjustment set status = 'dropped', decided_at = now() where contributor_id = $1 and status = 'proposed'",
    [contributorId],
  );
  const id = createId();
  const admin = await app.pool.query<{ id: string }>('select id from admin limit 1');
  await app.db.transaction().execute((tx) =>
    addAdjustment(tx, {
      id,
      contributorId,
      requestKey: createId(),
      kind: 'debt_write_off',
      currency: 'BDT',
      amount: 100,
      reference: '',
      reason: 'Too small to ask for',
      needsSecondAdmin: false,
      adminId: admin.rows[0]?.id ?? '',
      at: new Date(),
    }),
  );
  return id;
}
