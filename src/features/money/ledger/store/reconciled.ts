import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

type Fragment = RawBuilder<unknown>;

/** What a line can be sold and refunded by. */
export type TradeKind = 'sale' | 'refund';

/**
 * For `lateral`: what the books say of a line and a provider: `amount` in the provider's hands, or of what went by a transfer in the
 * site's bank, `fee` of the site and `share` of the contributors.
 */
export const sumPosted = (
  kind: TradeKind,
  { line, provider, isByTransfer = sql`false` }: { line: Fragment; provider: Fragment; isByTransfer?: Fragment },
): Fragment => sql`(
  select coalesce(sum(t.amount) filter (where case when ${isByTransfer} then 'bank' in (d.kind, c.kind)
      else ${provider} in (d.provider, c.provider) end), 0)::bigint as amount,
    coalesce(sum(t.amount) filter (where 'platform_fee' in (d.kind, c.kind)), 0)::bigint as fee,
    coalesce(sum(t.amount) filter (where coalesce(d.contributor_id, c.contributor_id) is not null), 0)::bigint as share
  from ledger.journal j join ledger.transfer t on t.journal_id = j.id
  join ledger.account d on d.id = t.debit_id join ledger.account c on c.id = t.credit_id
  where j.line_id = ${line} and j.kind = ${kind})`;

/**
 * Journals that were posted in a time: `journal_id`, `line_id`, `provider`, `currency`, `amount`, with `bank` for a
 * provider where that has paid. Each is looked up by itself: of a
 * provider's account there are millions of transfers.
 */
export const selectPosted = (kind: TradeKind, { from, until }: { from: Date; until: Date }): Fragment => sql`(
  select j.id as journal_id, j.line_id, p.provider, p.currency, p.amount
  from ledger.journal j cross join lateral (
    select coalesce(a.provider, a.kind) as provider, t.currency, sum(t.amount)::bigint as amount
    from ledger.transfer t join ledger.account a on a.id in (t.debit_id, t.credit_id)
    where t.journal_id = j.id and a.kind in ('provider_clearing', 'bank')
    group by a.provider, a.kind, t.currency
  ) p
  where j.created_at >= ${from} and j.created_at < ${until} and j.kind = ${kind})`;

/** When sales and refunds of lines were posted: `at`. `lines`: a query of their identifiers. */
export const selectPostingTimes = (lines: Fragment): Fragment => sql`(
  select created_at as at from ledger.journal where line_id in (${lines}) and kind in ('sale', 'refund'))`;

export interface StatementDifference {
  readonly contributor_id: string;
  readonly currency: string;
  /** Minor units: what the contributor's accounts hold, less what is owed; and what all entries of a statement add up to. */
  readonly balance: number;
  readonly entries: number;
}

/** How many rows are wanted, of which those with one of these `subjects` come last. */
export interface ListLimit {
  readonly max: number;
  readonly last: readonly string[];
}

/**
 * Contributors whose statement of everything doesn't end with what they have; the subject is contributor and currency. `total`: how
 * many there are. Reads the whole ledger, once.
 */
export async function findStatementDifferences(
  db: Database,
  { max, last }: ListLimit,
): Promise<(StatementDifference & { readonly total: number })[]> {
  const { rows } = await sql<StatementDifference & { total: number }>`
    with entry as (
      select c.contributor_id, t.currency, t.amount from ledger.transfer t
      join ledger.account c on c.id = t.credit_id join ledger.account d on d.id = t.debit_id
      where c.contributor_id is not null and d.contributor_id is null
      union all
      select d.contributor_id, t.currency, -t.amount from ledger.transfer t
      join ledger.account c on c.id = t.credit_id join ledger.account d on d.id = t.debit_id
      where d.contributor_id is not null and c.contributor_id is null
    ), told as (
      select contributor_id, currency, sum(amount)::bigint as entries from entry group by 1, 2
    ), held as (
      select contributor_id, currency, sum(-side * balance)::bigint as balance
      from ledger.account where contributor_id is not null group by 1, 2
    )
    select contributor_id, currency, coalesce(balance, 0) as balance, coalesce(entries, 0) as entries,
      count(*) over ()::int as total
    from held full join told using (contributor_id, currency)
    where coalesce(balance, 0) <> coalesce(entries, 0)
    order by contributor_id || ' ' || currency = any(${last}::text[]), contributor_id, currency limit ${max}`.execute(
    db,
  );
  return rows;
}
