import { type RawBuilder, sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface JournalRow {
  readonly kind: string;
  readonly subject: string;
  readonly lineId: string | null;
  readonly outcome?: string;
  readonly clearsAt?: Date;
  /** Transfers between accounts identified by name, in minor units. */
  readonly transfers: readonly { readonly debit: string; readonly credit: string; readonly amount: number }[];
}

// For an unknown account the insert leaves the account's column null, which the database refuses.
const insertJournals = compileOnce(
  (_tx: Transaction, journals: string, transfers: string, currency: string) => sql`
    with added as (
      insert into ledger.journal (kind, subject, line_id, outcome, clears_at)
      select kind, subject, line_id, outcome, clears_at from rows from (json_to_recordset(${journals}::json)
        as (kind text, subject text, line_id uuid, outcome text, clears_at timestamptz)) with ordinality as given
      order by ordinality
      returning id, kind, subject
    )
    insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
    select added.id, (select a.id from ledger.account a where a.name = given.debit and a.currency = ${currency}),
      (select a.id from ledger.account a where a.name = given.credit and a.currency = ${currency}), ${currency}, given.amount
    from rows from (json_to_recordset(${transfers}::json)
      as (kind text, subject text, debit text, credit text, amount bigint)) with ordinality as given
    join added using (kind, subject)
    order by ordinality`,
);

/**
 * Adds journals with their transfers; triggers of the database update the balances.
 * @throws DatabaseError, here or at commit: 23505 if a journal was posted before, 23514 if an account would be
 * overdrawn
 */
export async function addJournals(tx: Transaction, journals: readonly JournalRow[], currency: string): Promise<void> {
  if (journals.length === 0) return;
  const rows = journals.map(({ kind, subject, lineId, outcome, clearsAt }) => ({
    kind,
    subject,
    line_id: lineId,
    outcome,
    clears_at: clearsAt,
  }));
  const transfers = journals.flatMap(({ kind, subject, transfers: own }) =>
    own.map((transfer) => ({ kind, subject, ...transfer })),
  );
  await insertJournals(tx, JSON.stringify(rows), JSON.stringify(transfers), currency);
}

/**
 * SQL condition for lines that haven't cleared, so that their release would be refused. A scalar subquery, because
 * PostgreSQL would turn `exists` into a join that reads all journals.
 */
export const isUncleared = (lineId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`coalesce((
  select max(j.clears_at) > now() from ledger.journal j where j.kind = 'sale' and j.line_id = ${lineId}), false)`;

/** The given lines whose shares were released before. */
export async function findReleasedLines(db: Database, lineIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ledger.journal')
    .select('line_id')
    .where('kind', '=', 'release')
    .where('line_id', '=', sql<string>`any(${lineIds}::uuid[])`)
    .execute();
  return new Set(rows.flatMap(({ line_id }) => line_id ?? []));
}

export interface LinePartRow {
  readonly line_id: string;
  readonly contributor_id: string;
  /** Amount of the sale, then the part left after refunds; minor units. */
  readonly sold: number;
  readonly kept: number;
  /** The part that waits for its release. */
  readonly pending: number;
  readonly is_released: boolean;
}

/** Each contributor's parts of these lines, in the order of the sales' transfers. */
export async function readLineParts(db: Database, lineIds: readonly string[]): Promise<LinePartRow[]> {
  const { rows } = await sql<LinePartRow>`
    select j.line_id, a.contributor_id,
      coalesce(sum(t.amount) filter (where j.kind = 'sale'), 0)::bigint as sold,
      coalesce(sum(case j.kind when 'sale' then t.amount when 'refund' then -t.amount end), 0)::bigint as kept,
      coalesce(sum(case when a.id = t.credit_id then t.amount else -t.amount end)
        filter (where a.kind = 'contributor_pending'), 0)::bigint as pending,
      bool_or(j.kind = 'release') as is_released
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account a on a.id in (t.credit_id, t.debit_id) and a.contributor_id is not null
    where j.line_id = any(${lineIds}::uuid[])
    group by j.line_id, a.contributor_id
    order by j.line_id, min(t.id)`.execute(db);
  return rows;
}
