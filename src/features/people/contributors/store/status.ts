import type { Transaction } from '../../../../platform/database/pool.ts';

/** Locks a contributor until the transaction ends. */
export async function lockStanding(tx: Transaction, id: string) {
  return tx
    .selectFrom('contributor')
    .select(['id', 'account_id', 'username', 'name', 'status', 'terms_version', 'is_house', 'is_demo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setStanding(
  tx: Transaction,
  id: string,
  { status, reason }: { readonly status: string; readonly reason: string },
): Promise<void> {
  await tx.updateTable('contributor').set({ status, status_reason: reason }).where('id', '=', id).execute();
}

/** Moves the account's contributor from one status to another; changes nothing in any other. */
export async function changeOwnStatus(
  tx: Transaction,
  accountId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .updateTable('contributor')
    .set({ status: to })
    .where('account_id', '=', accountId)
    .where('status', '=', from)
    .execute();
}

/** Approves an applicant; changes nothing for other accounts. */
export const approveApplicant = (tx: Transaction, accountId: string): Promise<void> =>
  changeOwnStatus(tx, accountId, { from: 'pending', to: 'active' });
