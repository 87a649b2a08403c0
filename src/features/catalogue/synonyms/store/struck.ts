import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';

export interface StruckPair {
  readonly id: string;
  readonly one: string;
  readonly other: string;
  readonly one_stems: string;
  readonly other_stems: string;
}

/** Sort orders of disabled pairs. They need no index, because there are at most a few thousand pairs. */
export const struckSorting = createSorting({ created: { kind: 'id' } });

export const readStruck = (db: Database, page: SortedPage<'created'>) =>
  sortPage(db.selectFrom('struck_synonym').select(['id', 'one', 'other']), struckSorting, page).execute();

export async function countStruck(db: Database): Promise<number> {
  const { n } = await db
    .selectFrom('struck_synonym')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Disables a pair. @returns whether it was enabled before */
export async function addStruck(tx: Transaction, pair: StruckPair): Promise<boolean> {
  const added = await tx
    .insertInto('struck_synonym')
    .values(pair)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Enables a pair, in any order of its phrases. @returns whether it was disabled before */
export async function deleteStruck(
  tx: Transaction,
  { one_stems: one, other_stems: other }: Pick<StruckPair, 'one_stems' | 'other_stems'>,
): Promise<boolean> {
  const { rows } = await sql`
    delete from struck_synonym where least(one_stems, other_stems) = least(${one}::text, ${other}::text)
      and greatest(one_stems, other_stems) = greatest(${one}::text, ${other}::text) returning id`.execute(tx);
  return rows.length > 0;
}
