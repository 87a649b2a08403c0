import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { matchesQuery } from './match.ts';

const withoutPrefix = sql<string>`substr(term, 3)`;

/** Reads keywords that begin with the text, most used first, without those in `except`. `prefix` is a LIKE pattern. */
export async function readKeywordsByPrefix(db: Database, prefix: string, except: readonly string[], max: number) {
  return (
    db
      .selectFrom('term_count')
      .select([withoutPrefix.as('keyword'), 'n'])
      .where('scope', '=', '*')
      // The condition repeats that of the partial index on keywords.
      .where('term', 'like', sql<string>`'w:%'`)
      .where('term', 'like', `w:${prefix}`)
      .where('n', '>', 0)
      .where(sql<boolean>`substr(term, 3) <> all(${except}::text[])`)
      .orderBy('n', 'desc')
      .orderBy('term')
      .limit(max)
      .execute()
  );
}

/**
 * Reads stems of words that begin with the text, in most titles first, and counts these terms and those of the stems in
 * titles. `prefix` is a LIKE pattern in lower case.
 */
export async function readTitleWordsByPrefix(db: Database, prefix: string, max: number, terms: readonly string[]) {
  const { rows } = await sql<{ stem: string | null; term: string; n: number }>`
    (select stem, term, n from (select distinct stem from dictionary where word like ${prefix}) begun
      join term_count on scope = '*' and term = '^' || stem
      where n > 0 order by n desc, stem limit ${max})
    union all select null, term, n from term_count where scope = '*' and term = any(${terms}::text[])`.execute(db);
  return { stems: rows.flatMap(({ stem }) => stem ?? []), counts: new Map(rows.map(({ term, n }) => [term, n])) };
}

/**
 * Finds, for each text, at most `max` words of the dictionary with a similar spelling that works use, most similar
 * first.
 */
export async function readSimilarWords(db: Database, texts: readonly string[], max: number) {
  const { rows } = await sql<{ text: string; word: string; stem: string; n: number }>`
    select text, alike.* from unnest(${texts}::text[]) text cross join lateral (
      select word, stem, n from dictionary join term_count on term = stem and scope = '*' and n > 0
      -- The threshold is set with the connection.
      where word % text order by similarity(word, text) desc, n desc limit ${max}
    ) alike`.execute(db);
  return Map.groupBy(rows, ({ text }) => text);
}

export interface KeywordPage {
  /** Key of the category; undefined for the whole catalogue. */
  readonly category: string | undefined;
  /** Words that the keyword has to contain. */
  readonly words: readonly string[];
  readonly sort: 'works' | '-works' | 'keyword' | '-keyword';
  readonly after: { readonly value: number; readonly key: string } | undefined;
  readonly limit: number;
}

const directionOf = (isDescending: boolean) =>
  isDescending ? { sign: sql`<`, order: sql`desc` } : { sign: sql`>`, order: sql`asc` };

/** Reads a page of keywords of public contents with their numbers of contents, and the number of all keywords. */
export async function readKeywordPage(db: Database, { category, words, sort, after, limit }: KeywordPage) {
  const [values, names] = [directionOf(sort === '-works'), directionOf(sort === '-keyword')];
  // The condition repeats that of the partial index on keywords of the whole catalogue.
  const scope = category === undefined ? sql`scope = '*' and term like 'w:%'` : sql`scope = ${`k:${category}`}`;
  const { rows } = await sql<{ keyword: string; n: number; value: number; total: number }>`
    with chosen as materialized (
      select ${withoutPrefix} as keyword, n, ${sort.endsWith('works') ? sql`n` : sql`0::bigint`} as value from term_count
      where ${scope} and n > 0
        and not exists (select from unnest(${words}::text[]) word where strpos(${withoutPrefix}, word) = 0)
    )
    select *, (select count(*) from chosen) as total from chosen
    where ${after === undefined ? sql`true` : sql`(value ${values.sign} ${after.value} or (value = ${after.value} and keyword collate "C" ${names.sign} ${after.key}))`}
    order by value ${values.order}, keyword collate "C" ${names.order} limit ${limit}`.execute(db);
  return rows;
}

/** Use of a keyword in the whole catalogue (`*`) or in one category (`c:<key>`). */
export interface KeywordUse {
  readonly scope: string;
  readonly keyword: string;
  /** Number of contents with the keyword; in a category, among its most popular contents. */
  readonly uses: number;
  /** Number of downloads of contents with the keyword, in the whole catalogue. */
  readonly downloads: number;
}

/**
 * Reads the most used keywords of the catalogue and of each category, and adds the words of `searched` that are
 * keywords of a work. Downloads are counted for the last `days`. Takes a transaction, because the query can run for
 * minutes.
 */
export async function readKeywordUses(
  tx: Transaction,
  categoryKeys: readonly string[],
  searched: readonly string[],
  days: number,
): Promise<KeywordUse[]> {
  await sql`set local statement_timeout = '10min'`.execute(tx);
  const { rows } = await sql<KeywordUse>`
    with used as (
      select '*' as scope, substr(term, 3) as keyword, n from term_count
      where scope = '*' and n > 0 and term in (select 'w:' || word from unnest(${searched}::text[]) word)
      union
      (select '*', substr(term, 3), n from term_count where scope = '*' and term like 'w:%' and n > 0 order by n desc limit 400)
      union all
      select 'c:' || key, k.keyword, k.n from unnest(${categoryKeys}::text[]) key cross join lateral (
        select keyword, count(*) as n from (
          select unnest(facets) as facet from (
            select facets from listing where category_key = key order by popularity desc, content_id desc limit 2000) best
        ) f cross join lateral (select substr(facet, 3) as keyword) w where facet like 'w:%' group by keyword order by n desc limit 200
      ) k
    ), downloaded as (
      select substr(facet, 3) as keyword, count(*) as n
      from content_download d join listing using (content_id) cross join lateral unnest(facets) facet
      where d.day > (now() at time zone 'UTC')::date - ${days}::int and facet like 'w:%' group by keyword
    )
    select u.scope, u.keyword, u.n as uses, coalesce(d.n, 0) as downloads from used u left join downloaded d using (keyword)`.execute(
    tx,
  );
  return rows;
}

/**
 * Reads keywords of the most popular listings that match, most frequent first, without those in `except`. `query` is a
 * tsquery on `terms`; an empty one matches all.
 */
export async function readRelatedKeywords(
  db: Database,
  {
    query,
    categoryKey,
    minShare,
    except,
    max,
  }: {
    readonly query: string;
    readonly categoryKey: string | undefined;
    /** Minimum share of the matching listings, from 0 to 1, that have the keyword. */
    readonly minShare: number;
    readonly except: readonly string[];
    readonly max: number;
  },
): Promise<{ keyword: string; n: number }[]> {
  const { rows } = await sql<{ keyword: string; n: number }>`
    with best as materialized (
      select facets from listing
      where ${matchesQuery(query)} and (${categoryKey ?? null}::text is null or category_key = ${categoryKey ?? null})
      order by popularity desc, content_id desc limit 300
    )
    select substr(facet, 3) as keyword, count(*) as n from (select unnest(facets) as facet from best) named
    where facet like 'w:%' and substr(facet, 3) <> all(${except}::text[])
    group by keyword having count(*) >= ${minShare}::float8 * (select count(*) from best)
    order by n desc, keyword limit ${max}`.execute(db);
  return rows;
}
