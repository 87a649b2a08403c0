import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage } from '../../../../platform/database/sorting.ts';
import type { ContributorQuery } from './trade.ts';

export interface UnsettledRow {
  readonly contributor_id: string;
  /** All amounts are in minor units. */
  readonly debt: number;
  readonly available: number;
  /** Pending earnings and money reserved for withdrawals. */
  readonly later: number;
  readonly sorted_by: string | number;
}

/**
 * `amount`: debt and balances together. All rows are summed and sorted, because few contributors owe money or leave.
 */
export const unsettledSorting = createSorting(
  {
    amount: { kind: 'number', by: sql`amount` },
    debt: { kind: 'number', by: sql`debt` },
    available: { kind: 'number', by: sql`available` },
    later: { kind: 'number', by: sql`later` },
  },
  sql`contributor_id`,
);

export interface UnsettledPage extends SortedPage<'amount' | 'debt' | 'available' | 'later'> {
  readonly currency: string;
}

/** Contributors with a debt, and contributors of `whom` with a balance; reads all balances. */
const selectUnsettled = (whom: ContributorQuery, currency: string) => sql`
  select contributor_id, coalesce(sum(balance) filter (where kind = 'contributor_debt'), 0)::bigint as debt,
    coalesce(sum(balance) filter (where kind = 'contributor_available'), 0)::bigint as available,
    coalesce(sum(balance) filter (where kind in ('contributor_pending', 'contributor_reserved')), 0)::bigint as later,
    sum(balance)::bigint as amount
  from ledger.account
  where contributor_id is not null and currency = ${currency} and balance > 0
    and (kind = 'contributor_debt' or contributor_id in (${whom}))
  group by contributor_id`;

/** Contributors with a debt, and contributors of `whom` with a balance. */
export async function findUnsettled(
  db: Database,
  whom: ContributorQuery,
  { currency, ...page }: UnsettledPage,
): Promise<UnsettledRow[]> {
  const { rows } = await sql<UnsettledRow>`
    select *, ${unsettledSorting.value(page.sort)} as sorted_by from (${selectUnsettled(whom, currency)}) unsettled
    where ${unsettledSorting.beyond(page)} order by ${unsettledSorting.order(page.sort)} limit ${page.limit}`.execute(
    db,
  );
  return rows;
}

/** Number of unsettled contributors, up to `max`. */
export async function countAllUnsettled(
  db: Database,
  whom: ContributorQuery,
  { currency, max }: { readonly currency: string; readonly max: number },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${selectUnsettled(whom, currency)} limit ${max}) unsettled`.execute(db);
  return rows[0]?.n ?? 0;
}
