import type { Transaction } from '../../../../platform/database/pool.ts';

/** Encrypted with another key, in the order of their identifiers; held until the transaction ends. */
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

/** Forgets the accounts that requests of somebody who leaves were paid to; what is shown of them stays. */
export async function forgetAccounts(tx: Transaction, contributorId: string): Promise<void> {
  await tx
    .updateTable('withdraw_request')
    .set({ encrypted: null })
    .where('contributor_id', '=', contributorId)
    .where('encrypted', 'is not', null)
    .execute();
}
