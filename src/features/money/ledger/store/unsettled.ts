import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { ContributorQuery } from './trade.ts';

export interface UnsettledRow {
  readonly contributor_id: string;
  /** Minor units, as the next ones. */
  readonly debt: number;
  readonly available: number;
  /** Not cleared, or kept for a withdrawal. */
  readonly later: number;
  /** All of these together. */
  readonly amount: number;
}

export interface UnsettledPage {
  readonly currency: string;
  /** The last row of the page before. */
  readonly after: { readonly amount: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** Contributors with a debt, and those of `whom` with a balance; reads the balances of all. */
const selectUnsettled = (whom: ContributorQuery, currency: string) => sql`
  select contributor_id, coalesce(sum(balance) filter (where kind = 'contributor_debt'), 0)::bigint as debt,
    coalesce(sum(balance) filter (where kind = 'contributor_available'), 0)::bigint as available,
    coalesce(sum(balance) filter (where kind in ('contributor_pending', 'contributor_reserved')), 0)::bigint as later,
    sum(balance)::bigint as amount
  from ledger.account
  where contributor_id is not null and currency = ${currency} and balance > 0
    and (kind = 'contributor_debt' or contributor_id in (${whom}))
  group by contributor_id`;

/** Contributors with a debt, and those of `whom` with a balance; the largest first. */
export async function findUnsettled(
  db: Database,
  whom: ContributorQuery,
  { currency, after, limit }: UnsettledPage,
): Promise<UnsettledRow[]> {
  const { rows } = await sql<UnsettledRow>`
    select * from (${selectUnsettled(whom, currency)}) unsettled
    where ${after === undefined ? sql`true` : sql`(amount, contributor_id) < (${after.amount}, ${after.id}::uuid)`}
    order by amount desc, contributor_id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many they are, counted up to `max`. */
export async function countAllUnsettled(
  db: Database,
  whom: ContributorQuery,
  { currency, max }: { readonly currency: string; readonly max: number },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${selectUnsettled(whom, currency)} limit ${max}) unsettled`.execute(db);
  return rows[0]?.n ?? 0;
}
