import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { FewFoundPage } from '../rules/cursors.ts';

const today = sql`(now() at time zone 'Asia/Dhaka')::date`;
const DAYS = 30;
/** Number of results below which a search counts as having found few works. */
const FEW = 5;

interface FewFoundRow {
  readonly key: string;
  readonly searches: number;
  readonly found: number;
  readonly last_day: string;
  /** Value by which the list is sorted. */
  readonly value: number;
  /** Number of searches on all pages. */
  readonly total: number;
}

const orders: Readonly<Record<string, ReturnType<typeof sql<number>>>> = {
  searches: sql<number>`searches`,
  found: sql<number>`found`,
  recent: sql<number>`last_day - date '2000-01-01'`,
  key: sql<number>`0`,
};
const directionOf = (isDescending: boolean) =>
  isDescending ? { sign: sql`<`, order: sql`desc` } : { sign: sql`>`, order: sql`asc` };

/**
 * Reads searches of the last 30 days whose last result was small. Merged keys are listed separately, because merging
 * changes statistics and not the results.
 */
export async function readFewFound(db: Database, text: string, { sort, after, limit }: FewFoundPage) {
  const value = orders[sort.replace('-', '')];
  const [values, names] = [directionOf(sort.startsWith('-') && sort !== '-key'), directionOf(sort === '-key')];
  const { rows } = await sql<FewFoundRow>`
    with counted as (
      select key, sum(searches)::int as searches, max(day) as last_day,
        (array_agg(found order by day desc) filter (where found is not null))[1] as found
      from searched_key where day > ${today} - ${DAYS}::integer group by key
    ), few as materialized (
      select counted.*, ${value} as value from counted where found < ${FEW} and strpos(key, ${text}) > 0
    )
    select key, searches, found, last_day::text, value, (select count(*) from few)::int as total from few
    where ${after === undefined ? sql`true` : sql`(value ${values.sign} ${after.value} or (value = ${after.value} and key collate "C" ${names.sign} ${after.key}))`}
    order by value ${values.order}, key collate "C" ${names.order} limit ${limit}`.execute(db);
  return rows;
}
