import { type Expression, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

export interface TradeDayRow {
  /** `YYYY-MM-DD` in Dhaka. */
  readonly day: string;
  readonly sales: number;
  /** Minor units: what buyers paid, and what of it is the site's. */
  readonly gross: number;
  readonly fees: number;
  readonly refunds: number;
  readonly refunded: number;
  readonly fees_returned: number;
}

/** What was sold and given back on each day of a time; days without trade are missing. Reads every fact of that time. */
export async function sumTradeDays(
  db: Database,
  currency: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<TradeDayRow[]> {
  const { rows } = await sql<TradeDayRow>`
    select to_char(j.created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
      count(distinct j.id) filter (where j.kind = 'sale')::int as sales,
      coalesce(sum(t.amount) filter (where j.kind = 'sale'), 0)::bigint as gross,
      coalesce(sum(t.amount) filter (where j.kind = 'sale' and t.credit_id = fee.id), 0)::bigint as fees,
      count(distinct j.id) filter (where j.kind = 'refund')::int as refunds,
      coalesce(sum(t.amount) filter (where j.kind = 'refund'), 0)::bigint as refunded,
      coalesce(sum(t.amount) filter (where j.kind = 'refund' and t.debit_id = fee.id), 0)::bigint as fees_returned
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    left join ledger.account fee on fee.kind = 'platform_fee' and fee.currency = ${currency}
    where j.kind in ('sale', 'refund') and t.currency = ${currency}
      and j.created_at >= ${from} and j.created_at < ${until}
    group by 1 order by 1`.execute(db);
  return rows;
}

export interface OwedRow {
  readonly kind: string;
  readonly amount: number;
}

/** A query of contributors' identifiers. */
export type ContributorQuery = Expression<{ id: string }>;

/** What these contributors have together, by kind of account. Minor units. */
export async function readOwed(db: Database, currency: string, contributors: ContributorQuery): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    select kind, sum(balance)::bigint as amount from ledger.account
    where contributor_id in (${contributors}) and currency = ${currency} group by kind`.execute(db);
  return rows;
}

/** When the books begin; undefined while they are empty. */
export async function findFirstTime(db: Database): Promise<Date | undefined> {
  const row = await db
    .selectFrom('ledger.journal')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

export interface EarnedRow {
  readonly contributor_id: string;
  readonly sales: number;
  /** Minor units: what sales gave, and what refunds took back. */
  readonly earned: number;
  readonly returned: number;
}

/** Earnings of everybody who sold something in a period; `until` is exclusive. */
export async function sumEarnedBetween(
  db: Database,
  currency: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<EarnedRow[]> {
  const { rows } = await sql<EarnedRow>`
    select a.contributor_id, count(distinct j.id) filter (where j.kind = 'sale')::int as sales,
      coalesce(sum(t.amount) filter (where j.kind = 'sale'), 0)::bigint as earned,
      coalesce(sum(t.amount) filter (where j.kind = 'refund'), 0)::bigint as returned
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account a on a.id = case j.kind when 'sale' then t.credit_id else t.debit_id end
    where j.kind in ('sale', 'refund') and t.currency = ${currency} and a.contributor_id is not null
      and j.created_at >= ${from} and j.created_at < ${until}
    group by 1 having bool_or(j.kind = 'sale') order by 1`.execute(db);
  return rows;
}
