import { sql } from 'kysely';
import { compileOnce } from '../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

/** One stored choice; the columns of other kinds are null. */
export interface ExclusionRow {
  readonly kind: string;
  readonly keyword: string | null;
  readonly contributor_id: string | null;
}

/** All choices of an account, oldest first. */
export const readExclusionRows = compileOnce((db: Database, accountId: string) =>
  db
    .selectFrom('exclusion')
    .select(['kind', 'keyword', 'contributor_id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id'),
);

/** Serializes changes of the account's choices until the transaction ends. */
export async function lockExclusions(tx: Transaction, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 20))`.execute(tx);
}

/** Adds choices; existing ones stay unchanged. */
export async function addExclusions(
  tx: Transaction,
  accountId: string,
  rows: readonly (ExclusionRow & { readonly id: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('exclusion')
    .values(rows.map((row) => ({ ...row, account_id: accountId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeExclusion(tx: Transaction, accountId: string, row: ExclusionRow): Promise<void> {
  await tx
    .deleteFrom('exclusion')
    .where('account_id', '=', accountId)
    .where('kind', '=', row.kind)
    .where(sql<boolean>`keyword is not distinct from ${row.keyword}`)
    .where(sql<boolean>`contributor_id is not distinct from ${row.contributor_id}::uuid`)
    .execute();
}

export async function removeAllExclusions(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('exclusion').where('account_id', '=', accountId).execute();
}

/** Reads the given keywords and all their later spellings. */
export async function readSpellings(db: Database, keywords: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ keyword: string }>`
    with recursive spelling (keyword) as (
      select unnest(${keywords}::text[])
      union select r.renamed_to from spelling s join renamed_keyword r on r.keyword = s.keyword
    ) select keyword from spelling`.execute(db);
  return rows.map(({ keyword }) => keyword);
}

/** Excludes the new spelling of a keyword for everybody who excludes the old one. */
export async function followRenaming(tx: Transaction, keyword: string, renamedTo: string): Promise<void> {
  await tx
    .insertInto('renamed_keyword')
    .values({ keyword, renamed_to: renamedTo })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeRenaming(tx: Transaction, keyword: string, renamedTo: string): Promise<void> {
  await tx.deleteFrom('renamed_keyword').where('keyword', '=', keyword).where('renamed_to', '=', renamedTo).execute();
}
