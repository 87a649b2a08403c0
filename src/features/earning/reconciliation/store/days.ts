import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Sums of a day and provider according to each side, in minor units. */
export interface DaySums {
  readonly day: string;
  readonly provider: string;
  readonly currency: string;
  readonly orders: number;
  readonly ordered: number;
  readonly received: number;
  readonly posted: number;
  readonly refunds: number;
  readonly refunded: number;
  readonly sent_back: number;
  readonly posted_back: number;
}

/** Replaces the sums that an earlier run stored for the day. */
export async function replaceDay(
  tx: Transaction,
  { runId, day }: { readonly runId: string; readonly day: string },
  sums: readonly Omit<DaySums, 'day'>[],
): Promise<void> {
  await tx.deleteFrom('reconciliation_day').where('day', '=', sql<Date>`${day}::date`).execute();
  if (sums.length === 0) return;
  await tx
    .insertInto('reconciliation_day')
    .values(sums.map((each) => ({ ...each, day: sql<Date>`${day}::date`, run_id: runId })))
    .execute();
}

/** Sums of days, newest first; `before`: days before this one. */
export async function readDays(
  db: Database,
  { before, limit }: { readonly before?: string; readonly limit: number },
): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select to_char(day, 'YYYY-MM-DD') as day, provider, currency, orders, ordered, received, posted, refunds, refunded, sent_back,
      posted_back
    from reconciliation_day where day < ${before ?? 'infinity'}::date
    order by reconciliation_day.day desc, provider, currency limit ${limit}`.execute(db);
  return rows;
}

/** Sums over a range of days, by provider. */
export async function sumDays(
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Omit<DaySums, 'day'>[]> {
  const { rows } = await sql<Omit<DaySums, 'day'>>`
    select provider, currency, sum(orders)::int as orders, sum(ordered)::bigint as ordered, sum(received)::bigint as received,
      sum(posted)::bigint as posted, sum(refunds)::int as refunds, sum(refunded)::bigint as refunded,
      sum(sent_back)::bigint as sent_back, sum(posted_back)::bigint as posted_back
    from reconciliation_day where day between ${from}::date and ${to}::date
    group by provider, currency order by provider, currency`.execute(db);
  return rows;
}
