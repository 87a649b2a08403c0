import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Accounts that follow a contributor and heard of nothing since `before`, in the order of their ids. */
export async function readUnnotified(
  db: Database,
  contributorId: string,
  { before, after, limit }: { readonly before: Date; readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('follow')
    .select('account_id')
    .where('contributor_id', '=', contributorId)
    .where('told_at', '<=', before)
    .$if(after !== undefined, (all) => all.where('account_id', '>', after ?? ''))
    .orderBy('account_id')
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/**
 * Notes that these accounts are notified of the contributor's works that were published until a time.
 * @returns the accounts that still follow and weren't notified meanwhile, and until when each was notified before
 */
export async function markNotified(
  tx: Transaction,
  contributorId: string,
  {
    accountIds,
    before,
    until,
  }: { readonly accountIds: readonly string[]; readonly before: Date; readonly until: Date },
): Promise<{ account_id: string; told_at: Date }[]> {
  const rows = await tx
    .selectFrom('follow')
    .select(['account_id', 'told_at'])
    .where('contributor_id', '=', contributorId)
    .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .where('told_at', '<=', before)
    .orderBy('account_id')
    .forUpdate()
    .execute();
  await tx
    .updateTable('follow')
    .set({ told_at: until })
    .where('contributor_id', '=', contributorId)
    .where('account_id', '=', sql<string>`any(${rows.map(({ account_id }) => account_id)}::uuid[])`)
    .execute();
  return rows;
}

/**
 * Accounts with a follow that was last considered for an e-mail at `before` or earlier, the oldest first.
 * @param isReached condition on a row of `follow`, from the feature that owns accounts
 */
export async function readUnmailed(
  db: Database,
  isReached: RawBuilder<boolean>,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('follow')
    .select('account_id')
    .where('mailed_at', '<=', before)
    .where(isReached)
    .orderBy('mailed_at')
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ account_id }) => account_id))];
}

/**
 * Notes that an account gets its weekly e-mail about works that were published until a time.
 * @returns its follows, and until when each was mailed before; empty if another run was first
 */
export async function markMailed(
  tx: Transaction,
  accountId: string,
  { before, until }: { readonly before: Date; readonly until: Date },
): Promise<{ contributor_id: string; mailed_at: Date }[]> {
  const rows = await tx
    .selectFrom('follow')
    .select(['contributor_id', 'mailed_at'])
    .where('account_id', '=', accountId)
    .orderBy('contributor_id')
    .forUpdate()
    .execute();
  if (rows.every(({ mailed_at }) => mailed_at > before)) return [];
  await tx
    .updateTable('follow')
    .set({ mailed_at: sql<Date>`greatest(mailed_at, ${until})` })
    .where('account_id', '=', accountId)
    .execute();
  return rows;
}
