import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Number of keys stored for each scope. */
const KEPT = 40;

/** Use of a keyword in a scope, which is `*` or `c:<category>`. */
interface KeywordUse {
  readonly scope: string;
  readonly keyword: string;
  readonly uses: number;
  readonly downloads: number;
}

/**
 * Replaces the table. The weight of a searcher is three, of a downloader of works with the keyword one, and of each use
 * in the catalogue a fraction, so that new sites have popular keys, too.
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
 * Selects the popular keys of the scopes (of all categories if none are given), pinned ones first, without hidden and
 * merged keys, with the names that admins gave them.
 */
export const readPopular = (db: Database, scopes: readonly string[] | undefined) =>
  scopes === undefined ? readOfCategories(db) : readOfScopes(db, scopes);
