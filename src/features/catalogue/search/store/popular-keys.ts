import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Number of keys stored for each scope. */
const KEPT = 40;

/** How a keyword is used in a scope: `*`, or `c:<category>`. */
interface KeywordUse {
  readonly scope: string;
  readonly keyword: string;
  readonly uses: number;
  readonly downloads: number;
}

/**
 * Replaces the table. People who searched for a keyword count three, people who downloaded what carries it one, and
 * each use in the catalogue a little, so that a young site has popular keys too.
 */
export async function replacePopular(
  tx: Transaction,
  uses: readonly KeywordUse[],
  searched: readonly { readonly keyword: string; readonly searchers: number }[],
): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(tx);
  await sql`delete from popular_key`.execute(tx);
  await sql`
    with used as (
      select * from unnest(
        ${uses.map((use) => use.scope)}::text[], ${uses.map((use) => use.keyword)}::text[],
        ${uses.map((use) => use.uses)}::bigint[], ${uses.map((use) => use.downloads)}::bigint[]
      ) as u (scope, keyword, uses, downloads)
    ), searched as (
      select * from unnest(
        ${searched.map(({ keyword }) => keyword)}::text[], ${searched.map(({ searchers }) => searchers)}::bigint[]
      ) as s (keyword, searchers)
    ), scored as (
      select u.scope, u.keyword, coalesce(s.searchers, 0) as searchers,
        300 * coalesce(s.searchers, 0) + 100 * u.downloads + u.uses as score
      from used u left join searched s using (keyword)
    ), ranked as (
      select *, row_number() over (partition by scope order by score desc, keyword) as place from scored
    )
    insert into popular_key (scope, keyword, score, searchers) select scope, keyword, score, searchers from ranked where place <= ${KEPT}`.execute(
    tx,
  );
}

const selectPopular = (db: Database) =>
  db
    .selectFrom('popular_key as p')
    .leftJoin('keyword_setting as k', 'k.keyword', 'p.keyword')
    .select(['p.scope', 'p.keyword as key', 'p.searchers', sql<string>`coalesce(k.label, p.keyword)`.as('label')])
    .where(sql<boolean>`not coalesce(k.hidden or k.is_merged, false)`)
    .orderBy('p.scope')
    .orderBy('k.pin_position', (order) => order.asc().nullsLast())
    .orderBy('p.score', 'desc')
    .orderBy('p.keyword');

const readOfCategories = compileOnce((db: Database) => selectPopular(db).where('p.scope', '<>', '*'));
const readOfScopes = compileOnce((db: Database, scopes: readonly string[]) =>
  selectPopular(db).where('p.scope', '=', sql<string>`any(${scopes}::text[])`),
);

/**
 * Popular keys of the scopes (of every category where none are named), pinned ones first, without those that are hidden or
 * count as another key, under the names that admins gave them.
 */
export const readPopular = (db: Database, scopes: readonly string[] | undefined) =>
  scopes === undefined ? readOfCategories(db) : readOfScopes(db, scopes);
