import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { OptionType } from './contract/account.ts';

const selectOptions = (db: Database) =>
  db
    .selectFrom('withdraw_option')
    .select(['id', 'contributor_id', 'type', 'encrypted', 'masked', 'changed_at', 'usable_from'])
    .$narrowType<{ type: OptionType }>();

export type WithdrawOptionRow = Awaited<ReturnType<ReturnType<typeof selectOptions>['execute']>>[number];

export const readOptions = (db: Database, contributorId: string): Promise<WithdrawOptionRow[]> =>
  selectOptions(db).where('contributor_id', '=', contributorId).orderBy('id').execute();

/** Serializes changes of a contributor's payout accounts until the transaction ends. */
export async function lockOptionsOf(tx: Transaction, contributorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${contributorId}, 12))`.execute(tx);
}

/** Locks the contributor's account of a type until the transaction ends. */
export const lockOption = (
  tx: Transaction,
  contributorId: string,
  type: string,
): Promise<WithdrawOptionRow | undefined> =>
  selectOptions(tx).where('contributor_id', '=', contributorId).where('type', '=', type).forUpdate().executeTakeFirst();

/** Locks an account of the contributor until the transaction ends; undefined for another contributor's account. */
export const lockOwnOption = (
  tx: Transaction,
  { contributorId, optionId }: { readonly contributorId: string; readonly optionId: string },
): Promise<WithdrawOptionRow | undefined> =>
  selectOptions(tx)
    .where('id', '=', optionId)
    .where('contributor_id', '=', contributorId)
    .forShare()
    .executeTakeFirst();

export async function addOption(tx: Transaction, row: WithdrawOptionRow): Promise<void> {
  await tx
    .insertInto('withdraw_option')
    .values({ ...row, created_at: row.changed_at })
    .execute();
}

export async function updateOption(
  tx: Transaction,
  { id, encrypted, masked, changed_at, usable_from }: WithdrawOptionRow,
) {
  await tx
    .updateTable('withdraw_option')
    .set({ encrypted, masked, changed_at, usable_from })
    .where('id', '=', id)
    .execute();
}

/** @returns the removed account; undefined for another contributor's account */
export const removeOption = (
  tx: Transaction,
  id: string,
  contributorId: string,
): Promise<{ type: OptionType; masked: string } | undefined> =>
  tx
    .deleteFrom('withdraw_option')
    .where('id', '=', id)
    .where('contributor_id', '=', contributorId)
    .returning(['type', 'masked'])
    .$narrowType<{ type: OptionType }>()
    .executeTakeFirst();

/** Removes accounts in the same order in which a key rotation locks them, to prevent deadlocks. */
export async function removeOptions(tx: Transaction, contributorId: string): Promise<void> {
  await selectOptions(tx).where('contributor_id', '=', contributorId).orderBy('id').forUpdate().execute();
  await tx.deleteFrom('withdraw_option').where('contributor_id', '=', contributorId).execute();
}

/** Locks accounts encrypted with another key until the transaction ends, in the order of their ids. */
export const lockOtherKeys = (
  tx: Transaction,
  {
    exceptKeyId,
    after,
    limit,
  }: { readonly exceptKeyId: string; readonly after: string | undefined; readonly limit: number },
): Promise<WithdrawOptionRow[]> =>
  selectOptions(tx)
    .where('key_id', '<>', exceptKeyId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

export async function writeEncrypted(tx: Transaction, id: string, encrypted: string): Promise<void> {
  await tx.updateTable('withdraw_option').set({ encrypted }).where('id', '=', id).execute();
}
