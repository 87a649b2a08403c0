import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

const withoutPrefix = sql<string>`substr(term, 3)`;

/** Keywords that begin with the text, the most used first. `prefix` is a LIKE pattern. */
export async function readKeywordsByPrefix(db: Database, prefix: string, max: number) {
  return (
    db
      .selectFrom('term_count')
      .select([withoutPrefix.as('keyword'), 'n'])
      .where('scope', '=', '*')
      // The index is on keywords only, and is used where the statement says so.
      .where('term', 'like', sql<string>`'w:%'`)
      .where('term', 'like', `w:${prefix}`)
      .where('n', '>', 0)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('keyword_setting')
              .select('keyword')
              .where('keyword', '=', withoutPrefix)
              .where('hidden', '=', true),
          ),
        ),
      )
      .orderBy('n', 'desc')
      .orderBy('term')
      .limit(max)
      .execute()
  );
}

/** Words of the dictionary that are spelt like the text and in use, the most alike first. */
export async function readSimilarWords(db: Database, text: string, max: number) {
  return (
    db
      .selectFrom('dictionary')
      .innerJoin('term_count', 'term', 'stem')
      .select(['word', 'stem', 'n'])
      .where('scope', '=', '*')
      .where('n', '>', 0)
      // The threshold is set with the connection.
      .where(sql<boolean>`word % ${text}`)
      .orderBy(sql`similarity(word, ${text})`, 'desc')
      .orderBy('n', 'desc')
      .limit(max)
      .execute()
  );
}

/** Counts a visitor's search for a keyword of the catalogue, once a day; other words are not stored. */
export async function insertSearch(tx: Transaction, keyword: string, visitor: string): Promise<void> {
  await tx
    .insertInto('keyword_search')
    .columns(['keyword', 'day', 'visitor'])
    .expression((eb) =>
      eb
        .selectFrom('term_count')
        .select([
          eb.val(keyword).as('keyword'),
          sql<Date>`(now() at time zone 'UTC')::date`.as('day'),
          eb.val(visitor).as('visitor'),
        ])
        .where('scope', '=', '*')
        .where('term', '=', `w:${keyword}`)
        .where('n', '>', 0),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
