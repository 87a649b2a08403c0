import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

type Fragment = RawBuilder<unknown>;

/** Kinds of journals about trade in order lines. */
export type TradeKind = 'sale' | 'refund';

/**
 * Subquery for `lateral`: the posted amounts for a line and a provider. `amount`: in the provider's account, or in the
 * bank's for a refund by transfer; `fee`: the site's; `share`: the contributors'.
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
 * Journals posted in a period: `journal_id`, `line_id`, `provider`, `currency`, `amount`; the provider is `bank` for
 * payments by transfer. Each journal is looked up separately, because a provider's account has millions of transfers.
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

/** Times at which sales and refunds of lines were posted, as `at`. `lines`: a query of the lines' ids. */
export const selectPostingTimes = (lines: Fragment): Fragment => sql`(
  select created_at as at from ledger.journal where line_id in (${lines}) and kind in ('sale', 'refund'))`;

export interface StatementDifference {
  readonly contributor_id: string;
  readonly currency: string;
  /** The contributor's balance less debts, and the sum of all entries in the contributor's statement; minor units. */
  readonly balance: number;
  readonly entries: number;
}

/** Limits a list to `max` rows; rows with one of the `last` subjects come last. */
export interface ListLimit {
  readonly max: number;
  readonly last: readonly string[];
}

/**
 * Contributors whose statement entries don't add up to their balance; the subject consists of contributor and currency.
 * `total`: number of all rows. Reads the whole ledger once.
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
