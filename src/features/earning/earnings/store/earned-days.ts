import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const columns = sql`contributor_id, day, content_id, sales, refunds, gross, fee, earned, returned, is_shared, line_id, title`;

/**
 * Stores works' earnings per day; updates days that have more sales or refunds by now. `works`: a query with the
 * columns above.
 */
export async function addEarnedDays(tx: Transaction, currency: string, works: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into earned_day as d (currency, ${columns})
    select ${currency}, ${columns} from ${works} works order by day, contributor_id, content_id
    on conflict (contributor_id, currency, day, content_id) do update set
      sales = excluded.sales, refunds = excluded.refunds, gross = excluded.gross, fee = excluded.fee,
      earned = excluded.earned, returned = excluded.returned, is_shared = excluded.is_shared,
      line_id = excluded.line_id, title = excluded.title
    where (d.sales, d.refunds) <> (excluded.sales, excluded.refunds)`.execute(tx);
}

/** A contributor's earnings: stored sums for completed days, and the ledger for the others. */
export interface Earned {
  readonly contributorId: string;
  readonly currency: string;
  /** First day to include; undefined for all time. */
  readonly from: string | undefined;
  /** First day without stored sums. */
  readonly open: string;
  /** Query of the earnings on days without stored sums. */
  readonly others: RawBuilder<unknown>;
}

const selectSummed = ({ contributorId, currency, from, open }: Omit<Earned, 'others'>) => sql`
  select ${columns} from earned_day where contributor_id = ${contributorId} and currency = ${currency}
    and day < ${open}::date and ${from === undefined ? sql`true` : sql`day >= ${from}::date`}`;

export interface EarnedWorkRow {
  readonly content_id: string;
  /** Title at the time of the last sale. */
  readonly title: string;
  readonly sales: number;
  readonly refunds: number;
  /** Amounts in minor units, less refunds. */
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
  readonly is_shared: boolean;
}

/** Earnings by work, highest first. */
export async function readEarnedWorks(
  db: Database,
  earned: Earned,
  {
    after,
    limit,
  }: { readonly after: { readonly net: number; readonly id: string } | undefined; readonly limit: number },
): Promise<EarnedWorkRow[]> {
  const { rows } = await sql<EarnedWorkRow>`
    select * from (
      select content_id, (array_agg(title order by line_id desc))[1] as title, sum(sales)::int as sales, sum(refunds)::int as refunds,
        sum(gross)::bigint as gross, sum(fee)::bigint as fee, sum(earned - returned)::bigint as net, bool_or(is_shared) as is_shared
      from (${selectSummed(earned)} union all select ${columns} from ${earned.others} works) days
      group by content_id
    ) earned
    where ${after === undefined ? sql`true` : sql`(net, content_id) < (${after.net}, ${after.id}::uuid)`}
    order by net desc, content_id desc limit ${limit}`.execute(db);
  return rows;
}

const figures = sql`content_id, sales, refunds, earned, returned`;

/**
 * A query of each work's earnings of all time: `content_id`, `sales`, `refunds`, `net`. `ids`: limits it to these
 * works.
 */
export const selectEarnedSums = (
  { contributorId, currency, open, others }: Earned,
  ids?: readonly string[],
): RawBuilder<unknown> => sql`
  select content_id, sum(sales)::int as sales, sum(refunds)::int as refunds, sum(earned - returned)::bigint as net
  from (
    select ${figures} from earned_day
    where contributor_id = ${contributorId} and currency = ${currency} and day < ${open}::date
      and ${ids === undefined ? sql`true` : sql`content_id = any(${ids}::uuid[])`}
    union all select ${figures} from ${others} works
    where ${ids === undefined ? sql`true` : sql`content_id = any(${ids}::uuid[])`}
  ) days group by content_id`;

/** Sort expressions for lists that join the query above as `sums`. */
export const sumKeys = { sales: sql`coalesce(sums.sales, 0)`, earned: sql`coalesce(sums.net, 0)` } as const;

/** Earnings of these works of all time; works without sales are left out. */
export async function readEarnedSums(db: Database, earned: Earned, ids: readonly string[]) {
  const { rows } = await sql<Pick<EarnedWorkRow, 'content_id' | 'sales' | 'refunds' | 'net'>>`
    ${selectEarnedSums(earned, ids)}`.execute(db);
  return rows;
}

export interface EarnedSpanRow {
  /** Day `YYYY-MM-DD` or month `YYYY-MM`. */
  readonly span: string;
  readonly sales: number;
  readonly refunds: number;
  /** Earnings and refunds in minor units. */
  readonly earned: number;
  readonly returned: number;
}

const shapes = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** Earnings and refunds per day or month, oldest first, without empty ones. */
export async function readEarnedSpans(db: Database, earned: Earned, by: 'day' | 'month'): Promise<EarnedSpanRow[]> {
  const { rows } = await sql<EarnedSpanRow>`
    select to_char(day, ${shapes[by]}) as span, sum(sales)::int as sales, sum(refunds)::int as refunds,
      sum(earned)::bigint as earned, sum(returned)::bigint as returned
    from (${selectSummed(earned)} union all select ${columns} from ${earned.others} works) days
    group by 1 order by 1`.execute(db);
  return rows;
}

/** A work's stored sum of a day that differs from the ledger; amounts are in minor units. */
export interface WrongWorkRow {
  readonly day: string;
  readonly books: number;
  readonly summed: number;
}

/**
 * One differing work for each day that has any; `works`: a query of the earnings on these days according to the ledger.
 */
export async function readWrongWorks(
  db: Database,
  currency: string,
  days: readonly string[],
  works: RawBuilder<unknown>,
): Promise<WrongWorkRow[]> {
  const { rows } = await sql<WrongWorkRow>`
    select distinct on (day) to_char(day, 'YYYY-MM-DD') as day,
      coalesce(b.earned - b.returned, 0)::bigint as books, coalesce(s.earned - s.returned, 0)::bigint as summed
    from (select * from ${works} works where day = any(${days}::date[])) b
    full join (select * from earned_day where currency = ${currency} and day = any(${days}::date[])) s
      using (contributor_id, day, content_id)
    where (b.sales, b.refunds, b.gross, b.fee, b.earned, b.returned)
      is distinct from (s.sales, s.refunds, s.gross, s.fee, s.earned, s.returned)
    order by day, contributor_id, content_id`.execute(db);
  return rows;
}
