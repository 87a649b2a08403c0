import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export async function addFollow(tx: Transaction, accountId: string, contributorId: string): Promise<void> {
  await tx
    .insertInto('follow')
    .values({ account_id: accountId, contributor_id: contributorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFollow(tx: Transaction, accountId: string, contributorId: string): Promise<void> {
  await tx
    .deleteFrom('follow')
    .where('account_id', '=', accountId)
    .where('contributor_id', '=', contributorId)
    .execute();
}

export async function removeFollowsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('follow').where('account_id', '=', accountId).execute();
}

export async function isFollowing(db: Database, accountId: string, contributorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('follow')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('contributor_id', '=', contributorId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the followers of a contributor, up to `max`. */
export async function countFollowers(db: Database, contributorId: string, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select from follow where contributor_id = ${contributorId} limit ${max}) counted`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** All follows of an account, newest first. */
export const readFollowsOf = (db: Database, accountId: string) =>
  db
    .selectFrom('follow')
    .select(['contributor_id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('contributor_id')
    .execute();
