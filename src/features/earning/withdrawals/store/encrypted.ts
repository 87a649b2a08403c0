import type { Transaction } from '../../../../platform/database/pool.ts';

/** Locks accounts encrypted with another key until the transaction ends, in the order of their ids. */
export async function lockOtherKeys(
  tx: Transaction,
  {
    exceptKeyId,
    after,
    limit,
  }: { readonly exceptKeyId: string; readonly after: string | undefined; readonly limit: number },
): Promise<{ id: string; encrypted: string }[]> {
  const rows = await tx
    .selectFrom('withdraw_request')
    .select(['id', 'encrypted'])
    .where('key_id', '<>', exceptKeyId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
  return rows.flatMap(({ id, encrypted }) => (encrypted === null ? [] : [{ id, encrypted }]));
}

export async function writeEncrypted(tx: Transaction, id: string, encrypted: string): Promise<void> {
  await tx.updateTable('withdraw_request').set({ encrypted }).where('id', '=', id).execute();
}

/** Erases the accounts of a departing contributor's withdrawals; the masked ones stay. */
export async function forgetAccounts(tx: Transaction, contributorId: string): Promise<void> {
  await tx
    .updateTable('withdraw_request')
    .set({ encrypted: null })
    .where('contributor_id', '=', contributorId)
    .where('encrypted', 'is not', null)
    .execute();
}
