import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { keyChoices } from '../contract/keys.ts';
import type { KeyPage } from '../rules/cursors.ts';

const today = sql`(now() at time zone 'Asia/Dhaka')::date`;
/** Maximum number of bars in a trend. A period of at most as many days has one bar per day. */
const MAX_BARS = 30;

export interface KeyQuery {
  /** Text to search for, in lower case; empty for all keys. */
  readonly text: string;
  readonly days: number;
  readonly choice: (typeof keyChoices)[number] | undefined;
}

export interface KeyRow {
  readonly key: string;
  readonly label: string | null;
  readonly searches: number;
  readonly nothing_found: number;
  readonly last_day: string | null;
  readonly pin_position: number | null;
  readonly hidden: boolean;
  readonly popular: boolean;
  readonly merged: string[];
  /** Value by which the list is sorted. */
  readonly value: number;
  /** Number of keys on all pages. */
  readonly total: number;
}

const orders: Readonly<Record<string, ReturnType<typeof sql<number>>>> = {
  searches: sql<number>`searches`,
  nothing: sql<number>`nothing_found`,
  recent: sql<number>`coalesce(last_day - date '2000-01-01', 0)`,
  key: sql<number>`0`,
};
const directionOf = (isDescending: boolean) =>
  isDescending ? { sign: sql`<`, order: sql`desc` } : { sign: sql`>`, order: sql`asc` };

const choices: Record<NonNullable<KeyQuery['choice']>, ReturnType<typeof sql>> = {
  nothing_found: sql`nothing_found > 0`,
  popular: sql`exists (select from popular_key p where p.scope = '*' and p.keyword = k.key) and not hidden`,
  pinned: sql`pin_position is not null`,
  hidden: sql`hidden`,
};

/**
 * Reads keys that were searched for in the period or that have settings; merged keys are added to their targets. It
 * scans the whole period, which has at most 2,000 new keys a day.
 */
export async function readKeys(db: Database, { text, days, choice }: KeyQuery, page: KeyPage): Promise<KeyRow[]> {
  const { sort, after } = page;
  const value = orders[sort.replace('-', '')];
  const [values, names] = [directionOf(sort.startsWith('-') && sort !== '-key'), directionOf(sort === '-key')];
  const { rows } = await sql<KeyRow>`
    with counted as (
      select coalesce(s.merged_into, c.key) as key, sum(searches)::int as searches, sum(nothing_found)::int as nothing_found,
        max(day) as last_day
      from searched_key c left join keyword_setting s on s.keyword = c.key
      where day > ${today} - ${days}::integer group by 1
    ), k as (
      select coalesce(c.key, s.keyword) as key, s.label, coalesce(c.searches, 0) as searches,
        coalesce(c.nothing_found, 0) as nothing_found, c.last_day, s.pin_position, coalesce(s.hidden, false) as hidden
      from counted c full join (select * from keyword_setting where not is_merged) s on s.keyword = c.key
    ), chosen as materialized (
      select k.*, ${value} as value from k
      where (strpos(key, ${text}) > 0 or strpos(lower(coalesce(label, '')), ${text}) > 0)
        and ${choice === undefined ? sql`true` : choices[choice]}
    )
    select key, label, searches, nothing_found, last_day::text, pin_position, hidden, value,
      exists (select from popular_key p where p.scope = '*' and p.keyword = key) and not hidden as popular,
      array(select keyword from keyword_setting m where m.merged_into = key order by keyword) as merged,
      (select count(*) from chosen)::int as total
    from chosen
    where ${after === undefined ? sql`true` : sql`(value ${values.sign} ${after.value} or (value = ${after.value} and key collate "C" ${names.sign} ${after.key}))`}
    order by value ${values.order}, key collate "C" ${names.order} limit ${page.limit}`.execute(db);
  return rows;
}

/** Reads the searches of each key in equal parts of the period, oldest first; a key without searches is missing. */
export async function readTrends(
  db: Database,
  keys: readonly string[],
  days: number,
): Promise<ReadonlyMap<string, number[]>> {
  const perBar = Math.ceil(days / MAX_BARS);
  const bars = Math.ceil(days / perBar);
  const { rows } = await sql<{ key: string; bar: number; searches: number }>`
    select coalesce(s.merged_into, c.key) as key, (${today} - day) / ${perBar}::integer as bar, sum(searches)::int as searches
    from searched_key c left join keyword_setting s on s.keyword = c.key
    where day > ${today} - ${days}::integer and (c.key = any(${keys}::text[]) or s.merged_into = any(${keys}::text[]))
    group by 1, 2`.execute(db);
  const trends = new Map<string, number[]>();
  for (const { key, bar, searches } of rows) {
    const trend = trends.get(key) ?? Array.from({ length: bars }, () => 0);
    trend[bars - 1 - bar] = searches;
    trends.set(key, trend);
  }
  return trends;
}
