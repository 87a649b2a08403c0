import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

type Fragment = RawBuilder<unknown>;

/** As many as a night bears. */
const MAX_DAYS = 1000;

/** Two sides of the same money in the whole history: `amount` and `at`, and what each fact is known `by`. */
export interface BothSides {
  /** Orders by `order_id`, `provider` and `currency`; refunds by `refund_id`. */
  readonly by: 'order' | 'refund';
  readonly one: Fragment;
  readonly other: Fragment;
}

const matches: Readonly<Record<BothSides['by'], Fragment>> = {
  order: sql`a.order_id = b.order_id and a.provider = b.provider and a.currency = b.currency`,
  refund: sql`a.refund_id = b.refund_id`,
};

/** Days in Dhaka, the newest first, on which one side has what the other lacks, or with another amount. Reads all of both. */
export async function readUnevenDays(db: Database, pairs: readonly BothSides[]): Promise<string[]> {
  const uneven = pairs.map(
    ({ by, one, other }) => sql`
      select coalesce(a.at, b.at) as at from ${one} a full join ${other} b on ${matches[by]}
      where a.amount is distinct from b.amount`,
  );
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day
    from (${sql.join(uneven, sql` union all `)}) times where at is not null
    order by day desc limit ${MAX_DAYS}`.execute(db);
  return rows.map(({ day }) => day);
}
