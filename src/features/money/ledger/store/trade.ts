import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

export interface TradeDayRow {
  /** Day `YYYY-MM-DD` in Dhaka. */
  readonly day: string;
  readonly sales: number;
  /** Amount that buyers paid, then the site's fee; minor units. */
  readonly gross: number;
  readonly fees: number;
  readonly refunds: number;
  readonly refunded: number;
  readonly fees_returned: number;
}

/** Sales and refunds of each day in a period, without days that have none. Reads all journals of the period. */
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

/** A query of contributors' ids. */
export type ContributorQuery = Expression<{ id: string }>;

/** Sum of these contributors' balances by kind of account, in minor units. */
export async function readOwed(db: Database, currency: string, contributors: ContributorQuery): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    select kind, sum(balance)::bigint as amount from ledger.account
    where contributor_id in (${contributors}) and currency = ${currency} group by kind`.execute(db);
  return rows;
}

/** Time of the first journal; undefined if there is none. */
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
  /** Earnings from sales, then deductions by refunds; minor units. */
  readonly earned: number;
  readonly returned: number;
}

/**
 * Earnings of all contributors who sold something in a period; `until` is exclusive. `isCounted`: condition on a line
 * and a contributor.
 */
export async function sumEarnedBetween(
  db: Database,
  currency: string,
  { from, until }: { readonly from: Date; readonly until: Date },
  isCounted: (lineId: RawBuilder<unknown>, contributorId: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<EarnedRow[]> {
  const { rows } = await sql<EarnedRow>`
    select a.contributor_id, count(distinct j.id) filter (where j.kind = 'sale')::int as sales,
      coalesce(sum(t.amount) filter (where j.kind = 'sale'), 0)::bigint as earned,
      coalesce(sum(t.amount) filter (where j.kind = 'refund'), 0)::bigint as returned
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account a on a.id = case j.kind when 'sale' then t.credit_id else t.debit_id end
    where j.kind in ('sale', 'refund') and t.currency = ${currency} and a.contributor_id is not null
      and j.created_at >= ${from} and j.created_at < ${until} and ${isCounted(sql`j.line_id`, sql`a.contributor_id`)}
    group by 1 having bool_or(j.kind = 'sale') order by 1`.execute(db);
  return rows;
}
