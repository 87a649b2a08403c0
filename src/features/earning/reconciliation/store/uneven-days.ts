import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

type Fragment = RawBuilder<unknown>;

/** Two sides' records of the same money over the whole history, with `amount`, `at` and the columns of `by`. */
export interface BothSides {
  /** Records are matched by `order_id`, `provider` and `currency`, or by `refund_id`. */
  readonly by: 'order' | 'refund';
  readonly one: Fragment;
  readonly other: Fragment;
}

const matches: Readonly<Record<BothSides['by'], Fragment>> = {
  order: sql`a.order_id = b.order_id and a.provider = b.provider and a.currency = b.currency`,
  refund: sql`a.refund_id = b.refund_id`,
};

/**
 * Days in Dhaka on which one side lacks a record or has another amount; days without a stored discrepancy first, then
 * newest first. `total`: number of all days. Reads all records of both sides.
 */
export async function readUnevenDays(
  db: Database,
  pairs: readonly BothSides[],
  max: number,
): Promise<{ readonly days: readonly string[]; readonly total: number }> {
  const uneven = pairs.map(
    ({ by, one, other }) => sql`
      select coalesce(a.at, b.at) as at from ${one} a full join ${other} b on ${matches[by]}
      where a.amount is distinct from b.amount`,
  );
  const { rows } = await sql<{ day: string; total: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, count(*) over ()::int as total from (
      select distinct (at at time zone 'Asia/Dhaka')::date as day
      from (${sql.join(uneven, sql` union all `)}) times where at is not null
    ) days
    order by exists (select from reconciliation_break b where b.day = days.day and b.state <> 'closed'), days.day desc
    limit ${max}`.execute(db);
  return { days: rows.map(({ day }) => day), total: rows[0]?.total ?? 0 };
}
