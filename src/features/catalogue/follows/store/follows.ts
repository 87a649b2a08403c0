import { type Expression, sql } from 'kysely';
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

interface FollowPosition {
  /** Time in microseconds. */
  readonly value: number;
  readonly id: string;
}

/** Converts microseconds to a timestamp. Seconds as a float would lose the last digits. */
const toTime = (microseconds: number) =>
  sql<Date>`('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond')`;

/** A page of an account's follows of contributors from a subquery with the column `id`, newest first. */
export const readFollowPage = (
  db: Database,
  accountId: string,
  contributors: Expression<{ id: string }>,
  { after, limit }: { readonly after: FollowPosition | undefined; readonly limit: number },
) =>
  db
    .selectFrom('follow')
    .select([
      'contributor_id as id',
      'created_at',
      sql<number>`(extract(epoch from created_at) * 1000000)::bigint`.as('value'),
    ])
    .where('account_id', '=', accountId)
    .where('contributor_id', 'in', sql<string>`(${contributors})`)
    .$if(after !== undefined, (all) =>
      all.where((eb) =>
        eb(eb.refTuple('created_at', 'contributor_id'), '<', eb.tuple(toTime(after?.value ?? 0), after?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('contributor_id', 'desc')
    .limit(limit)
    .execute();

/** Counts an account's follows of contributors from a subquery, up to `max`. */
export async function countFollowed(
  db: Database,
  accountId: string,
  contributors: Expression<{ id: string }>,
  max: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select from follow where account_id = ${accountId} and contributor_id in (${contributors}) limit ${max}
    ) counted`.execute(db);
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
