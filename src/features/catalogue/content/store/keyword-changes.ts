import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/**
 * Locks keyword changes that affect all works until the transaction ends, because concurrent ones would get wrong
 * counts.
 */
export const lockKeywords = (tx: Transaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('keywords', 0))`.execute(tx);

/** Counts contents of any status that have the keyword. */
export async function countWithKeyword(db: Database, keyword: string): Promise<number> {
  const { n } = await db
    .selectFrom('content_keyword')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('keyword', '=', keyword)
    .executeTakeFirstOrThrow();
  return n;
}

/** Finds contents of any status that have the keyword, after `after` in the order of identifiers. */
export async function readIdsWithKeyword(
  db: Database,
  keyword: string,
  after: string | undefined,
  max: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('content_keyword')
    .select('content_id')
    .where('keyword', '=', keyword)
    .$if(after !== undefined, (all) => all.where('content_id', '>', after ?? ''))
    .orderBy('content_id')
    .limit(max)
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/** Replaces a keyword. Contents that already have the new keyword keep its position. */
export async function replaceKeyword(tx: Transaction, ids: readonly string[], from: string, to: string): Promise<void> {
  await sql`
    delete from content_keyword k where keyword = ${from} and content_id = any(${ids}::uuid[])
      and exists (select from content_keyword o where o.content_id = k.content_id and o.keyword = ${to})`.execute(tx);
  await sql`update content_keyword set keyword = ${to} where keyword = ${from} and content_id = any(${ids}::uuid[])`.execute(
    tx,
  );
}

export async function deleteKeyword(tx: Transaction, ids: readonly string[], keyword: string): Promise<void> {
  await tx
    .deleteFrom('content_keyword')
    .where('keyword', '=', keyword)
    .where('content_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
