import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';

export interface Pair {
  readonly id: string;
  readonly one: string;
  readonly other: string;
}

interface PairStems {
  readonly one_stems: string;
  readonly other_stems: string;
}

/** Selects pairs with one of these phrases on either side. Phrases are stems with single spaces. */
const selectPairsOf = (db: Database, table: 'synonym' | 'struck_synonym', phrases: readonly string[]) => {
  const isStruck = sql.lit(table === 'struck_synonym').as('struck');
  return db
    .selectFrom(table)
    .select(['id', 'one_stems as phrase', 'other_stems as other', isStruck])
    .where('one_stems', '=', sql<string>`any(${phrases}::text[])`)
    .unionAll(
      db
        .selectFrom(table)
        .select(['id', 'other_stems as phrase', 'one_stems as other', isStruck])
        .where('other_stems', '=', sql<string>`any(${phrases}::text[])`),
    );
};

/**
 * Reads the pairs that admins defined for these phrases, both synonyms and disabled pairs of the lexicon. Every search
 * runs this query.
 */
export const readSynonymsOf = compileOnce((db: Database, phrases: readonly string[]) =>
  selectPairsOf(db, 'synonym', phrases)
    .unionAll(selectPairsOf(db, 'struck_synonym', phrases))
    .orderBy('id'),
);

/** Finds synonyms of phrases that begin with a text. `prefix` is a LIKE pattern in lower case. */
export async function findSameByPrefix(db: Database, prefix: string, max: number): Promise<string[]> {
  const { rows } = await sql<{ same: string }>`
    select distinct same from (
      select other as same from synonym where one like ${prefix} union all select one from synonym where other like ${prefix}
    ) found where same not like ${prefix} order by same limit ${max}`.execute(db);
  return rows.map(({ same }) => same);
}

/** Sort orders of pairs. They need no index, because there are at most a few thousand pairs. */
export const pairSorting = createSorting({
  created: { kind: 'id' },
  one: { kind: 'text', by: sql`left(one, 40)` },
  other: { kind: 'text', by: sql`left(other, 40)` },
});

/** Reads a page of the pairs in which one phrase contains the text. */
export const readPairs = (db: Database, text: string, page: SortedPage<'created' | 'one' | 'other'>) =>
  sortPage(
    db
      .selectFrom('synonym')
      .select(['id', 'one', 'other'])
      .where(sql<boolean>`(strpos(one, ${text}) > 0 or strpos(other, ${text}) > 0)`),
    pairSorting,
    page,
  ).execute();

export async function countPairs(db: Database, text: string): Promise<number> {
  const { n } = await db
    .selectFrom('synonym')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(sql<boolean>`(strpos(one, ${text}) > 0 or strpos(other, ${text}) > 0)`)
    .executeTakeFirstOrThrow();
  return n;
}

/** Prevents others from adding pairs until the transaction ends, so that the limits hold. */
export const lockPairs = (tx: Transaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('synonyms', 0))`.execute(tx);

export async function isPair(db: Database, { one_stems, other_stems }: PairStems): Promise<boolean> {
  const { rows } = await sql`
    select from synonym where least(one_stems, other_stems) = least(${one_stems}, ${other_stems})
      and greatest(one_stems, other_stems) = greatest(${one_stems}, ${other_stems})`.execute(db);
  return rows.length > 0;
}

export async function addPair(tx: Transaction, pair: Pair & PairStems): Promise<void> {
  await tx.insertInto('synonym').values(pair).execute();
}

export const deletePair = (tx: Transaction, id: string): Promise<Pair | undefined> =>
  tx.deleteFrom('synonym').where('id', '=', id).returning(['id', 'one', 'other']).executeTakeFirst();

/** Reads all pairs of a table with their stems. */
export const readStems = (db: Database, table: 'synonym' | 'struck_synonym') =>
  db.selectFrom(table).select(['id', 'one', 'other', 'one_stems', 'other_stems']).execute();

/** Sets the stems of a pair. A pair that thereby duplicates another one is deleted. */
export async function setStems(
  tx: Transaction,
  table: 'synonym' | 'struck_synonym',
  { id, one_stems: one, other_stems: other }: PairStems & { readonly id: string },
): Promise<void> {
  const { rows } = await sql`
    select from ${sql.table(table)} where id <> ${id} and least(one_stems, other_stems) = least(${one}::text, ${other}::text)
      and greatest(one_stems, other_stems) = greatest(${one}::text, ${other}::text)`.execute(tx);
  if (rows.length > 0 || one === other) await tx.deleteFrom(table).where('id', '=', id).execute();
  else await tx.updateTable(table).set({ one_stems: one, other_stems: other }).where('id', '=', id).execute();
}
