import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

const DAYS = 30;
const KEPT = 40;

/**
 * Scores each keyword, in the whole catalogue (`*`) and in each category: people who searched it in the last 30 days
 * count three, people who downloaded what carries it one, and each use in the catalogue a little, so that a young
 * site has popular keys too. Replaces the table.
 */
export async function rebuildPopular(tx: Transaction, categoryKeys: readonly string[]): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(tx);
  await sql`delete from popular_key`.execute(tx);
  await sql`
    with used as (
      select '*' as scope, substr(term, 3) as keyword, n from term_count where scope = '*' and term like 'w:%' and n > 0
        and substr(term, 3) in (select keyword from keyword_search where day > (now() at time zone 'UTC')::date - ${DAYS}::int)
      union all
      (select '*', substr(term, 3), n from term_count where scope = '*' and term like 'w:%' and n > 0 order by n desc limit 400)
      union all
      select 'c:' || key, k.keyword, k.n from unnest(${categoryKeys}::text[]) key cross join lateral (
        select keyword, count(*) as n from (
          select unnest(facets) as facet from (
            select facets from listing where category_key = key order by popularity desc, content_id desc limit 2000) best
        ) f cross join lateral (select substr(facet, 3) as keyword) w where facet like 'w:%' group by keyword order by n desc limit 200
      ) k
    ), searched as (
      select keyword, count(*) as n from keyword_search where day > (now() at time zone 'UTC')::date - ${DAYS}::int group by keyword
    ), downloaded as (
      select substr(facet, 3) as keyword, count(*) as n
      from content_download d join listing using (content_id) cross join lateral unnest(facets) facet
      where d.day > (now() at time zone 'UTC')::date - ${DAYS}::int and facet like 'w:%' group by keyword
    ), scored as (
      select distinct on (u.scope, u.keyword) u.scope, u.keyword, 300 * coalesce(s.n, 0) + 100 * coalesce(d.n, 0) + u.n as score
      from used u left join searched s using (keyword) left join downloaded d using (keyword)
      order by u.scope, u.keyword, u.n desc
    ), ranked as (
      select *, row_number() over (partition by scope order by score desc, keyword) as place from scored
    )
    insert into popular_key (scope, keyword, score) select scope, keyword, score from ranked where place <= ${KEPT}`.execute(
    tx,
  );
  await sql`delete from keyword_search where day <= (now() at time zone 'UTC')::date - ${DAYS}::int`.execute(tx);
}

/** Popular keys of the scopes (of every category where none are named), pinned ones first, without hidden ones, under the names an admin gave them. */
export async function readPopular(db: Database, scopes: readonly string[] | undefined, max: number) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('popular_key as p')
        .leftJoin('keyword_setting as k', 'k.keyword', 'p.keyword')
        .innerJoin('term_count as t', (join) => join.on('t.term', '=', sql`'w:' || p.keyword`))
        .select([
          'p.scope',
          'p.keyword as key',
          't.n as count',
          sql<string>`coalesce(k.label, p.keyword)`.as('label'),
          sql<number>`row_number() over (partition by p.scope order by coalesce(k.pinned, false) desc, p.score desc, p.keyword)`.as(
            'place',
          ),
        ])
        .where('t.scope', '=', '*')
        .where('t.n', '>', 0)
        .where(sql<boolean>`not coalesce(k.hidden, false)`)
        .where((where) =>
          scopes === undefined
            ? where('p.scope', '<>', '*')
            : where('p.scope', '=', sql<string>`any(${scopes}::text[])`),
        )
        .as('placed'),
    )
    .select(['scope', 'key', 'label', 'count'])
    .where('place', '<=', max)
    .orderBy('scope')
    .orderBy('place')
    .execute();
}
