import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

/** Identifies a contributor's accounts in one currency. */
export interface PurseKey {
  readonly contributorId: string;
  readonly currency: string;
}
/** A `PurseKey` whose contributor comes from a query. */
export type FoundPurse = Omit<PurseKey, 'contributorId'> & { readonly contributorId: string | Expression<unknown> };

/** Common table expressions: the contributor's accounts, and those of the site and its providers. */
const withAccounts = ({ contributorId, currency }: FoundPurse) => sql`
  own as materialized (
    select id, kind from ledger.account where contributor_id = ${contributorId} and currency = ${currency}),
  site as materialized (
    select id, kind from ledger.account where contributor_id is null and currency = ${currency})`;

/**
 * Transfers between these two groups of accounts, as `journal_id` and the amount that the contributor gained; `where`
 * is a condition on `t`.
 */
const selectMoves = (where: RawBuilder<unknown>) => sql`
  select t.journal_id, t.amount from own cross join site
    join ledger.transfer t on t.credit_id = own.id and t.debit_id = site.id where ${where}
  union all
  select t.journal_id, -t.amount from own cross join site
    join ledger.transfer t on t.debit_id = own.id and t.credit_id = site.id where ${where}`;

export interface EntryRow {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly line_id: string | null;
  readonly created_at: Date;
  /** When a sale's share may be released; null for other kinds. */
  readonly clears_at: Date | null;
  /** Amount that the contributor gained, negative if it was deducted; minor units. */
  readonly amount: number;
}

/** Start and size of a page of entries. */
export type EntryPage =
  | { readonly order: 'newest'; readonly before: number | undefined; readonly limit: number }
  /** Entries after one journal, up to the journal `last`. */
  | { readonly order: 'oldest'; readonly after: number; readonly last: number; readonly limit: number };

/** Journals that credited or debited the contributor, with the sum of their transfers. */
export function selectEntries(purse: FoundPurse, page: EntryPage): RawBuilder<EntryRow> {
  const { limit } = page;
  const order = page.order === 'newest' ? sql`desc` : sql`asc`;
  const bounds =
    page.order === 'newest'
      ? sql`t.journal_id < ${page.before ?? Number.MAX_SAFE_INTEGER}`
      : sql`t.journal_id > ${page.after} and t.journal_id <= ${page.last}`;
  return sql<EntryRow>`
    with ${withAccounts(purse)},
    page as (
      select distinct found.journal_id from own cross join site cross join lateral (
        (select t.journal_id from ledger.transfer t
          where t.credit_id = own.id and t.debit_id = site.id and ${bounds} order by t.journal_id ${order} limit ${limit})
        union all
        (select t.journal_id from ledger.transfer t
          where t.debit_id = own.id and t.credit_id = site.id and ${bounds} order by t.journal_id ${order} limit ${limit})
      ) found
      order by found.journal_id ${order} limit ${limit}
    )
    select j.id, j.kind, j.subject, j.line_id, j.created_at, j.clears_at, (
      select sum(case when t.credit_id in (select id from own) then t.amount else -t.amount end)
      from ledger.transfer t
      where t.journal_id = j.id and (t.credit_id in (select id from own)) <> (t.debit_id in (select id from own))
    )::bigint as amount
    from page join ledger.journal j on j.id = page.journal_id
    order by j.id ${order}`;
}

export const readEntries = async (db: Database, purse: PurseKey, page: EntryPage): Promise<EntryRow[]> =>
  (await selectEntries(purse, page).execute(db)).rows;

/** Number of journals that credited or debited the contributor, up to `max`. */
export async function countEntriesOf(db: Database, purse: PurseKey, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with ${withAccounts(purse)}
    select count(*)::int as n from (${selectMoves(sql`true`)} limit ${max}) moves`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface PeriodSumsRow {
  /** Sums before the period and in it, in minor units. */
  readonly opening: number;
  readonly change: number;
  readonly count: number;
  /** First and last journal of the period; null if it has none. */
  readonly first: number | null;
  readonly last: number | null;
}

/** Sums of a contributor's entries before and in a period; reads all entries of the contributor. */
export async function sumPeriod(
  db: Database,
  purse: PurseKey,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<PeriodSumsRow> {
  const { rows } = await sql<PeriodSumsRow>`
    with ${withAccounts(purse)}
    select coalesce(sum(moves.amount) filter (where j.created_at < ${from}), 0)::bigint as opening,
      coalesce(sum(moves.amount) filter (where j.created_at >= ${from} and j.created_at < ${until}), 0)::bigint as change,
      count(distinct j.id) filter (where j.created_at >= ${from} and j.created_at < ${until})::int as count,
      min(j.id) filter (where j.created_at >= ${from} and j.created_at < ${until}) as first,
      max(j.id) filter (where j.created_at >= ${from} and j.created_at < ${until}) as last
    from (${selectMoves(sql`true`)}) moves join ledger.journal j on j.id = moves.journal_id`.execute(db);
  const [sums] = rows;
  return sums ?? { opening: 0, change: 0, count: 0, first: null, last: null };
}

/**
 * Highest journal id from at least a day before `since`. Later journals have greater ids, because no transaction takes
 * a day.
 */
const beforeDay = (since: Date) => sql`coalesce((
  select id from ledger.journal where created_at < ${since}::timestamptz - interval '1 day' order by created_at desc, id desc limit 1), 0)`;

export interface SpanRow {
  /** Day `YYYY-MM-DD` or month `YYYY-MM` in Dhaka. */
  readonly span: string;
  readonly kind: string;
  readonly count: number;
  /** Sum in minor units; negative if more was deducted than added. */
  readonly amount: number;
}

const shapes = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** Sums per day or month of a period and per kind of journal, oldest first, without empty days or months. */
export async function sumSpans(
  db: Database,
  purse: PurseKey,
  { by, from, until }: { readonly by: 'day' | 'month'; readonly from: Date; readonly until: Date },
): Promise<SpanRow[]> {
  const { rows } = await sql<SpanRow>`
    with ${withAccounts(purse)}
    select to_char(j.created_at at time zone 'Asia/Dhaka', ${shapes[by]}) as span, j.kind,
      count(distinct j.id)::int as count, sum(moves.amount)::bigint as amount
    from (${selectMoves(sql`t.journal_id > ${beforeDay(from)}`)}) moves
    join ledger.journal j on j.id = moves.journal_id
    where j.created_at >= ${from} and j.created_at < ${until}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Amount paid out to the contributor, less payouts that came back, in minor units. */
export const selectPaidOut = (purse: FoundPurse) => sql<{ amount: number }>`
    with ${withAccounts(purse)}, bank as (select id from site where kind = 'bank')
    select (
      coalesce((select sum(t.amount) from bank cross join own
        join ledger.transfer t on t.debit_id = own.id and t.credit_id = bank.id), 0)
      - coalesce((select sum(t.amount) from bank cross join own
        join ledger.transfer t on t.credit_id = own.id and t.debit_id = bank.id), 0))::bigint as amount`;

export const readPaidOut = async (db: Database, purse: PurseKey): Promise<number> =>
  (await selectPaidOut(purse).execute(db)).rows[0]?.amount ?? 0;

/** The day of a journal, in Dhaka. */
const journalDay = sql`(j.created_at at time zone 'Asia/Dhaka')::date`;

/**
 * A query for entries of sold lines since a time, for a store that joins them with its own: `contributor_id`, `line_id`, `kind`, `day`
 * in Dhaka, and `amount`.
 */
export const selectEntriesOfLines = (purse: PurseKey, since: Date): RawBuilder<unknown> => sql`(
  with ${withAccounts(purse)}
  select ${purse.contributorId}::uuid as contributor_id, j.line_id, j.kind, ${journalDay} as day, sum(moves.amount) as amount
  from (${selectMoves(sql`t.journal_id > ${beforeDay(since)}`)}) moves
  join ledger.journal j on j.id = moves.journal_id
  where j.kind in ('sale', 'refund') and j.created_at >= ${since}
  group by j.id)`;

/** Entries of all contributors in a period; each contributor of a line has an entry. */
export const selectEntriesOfAllLines = (
  currency: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): RawBuilder<unknown> => sql`(
  select a.contributor_id, j.line_id, j.kind, ${journalDay} as day, sum(side.amount) as amount
  from ledger.journal j
  join ledger.transfer t on t.journal_id = j.id
  cross join lateral (values (t.credit_id, t.amount), (t.debit_id, -t.amount)) side (account_id, amount)
  join ledger.account a on a.id = side.account_id
  where j.kind in ('sale', 'refund') and t.currency = ${currency} and a.contributor_id is not null
    and j.created_at >= ${from} and j.created_at < ${until}
  group by j.id, a.contributor_id)`;
