import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

export interface JournalRow {
  readonly kind: string;
  readonly subject: string;
  readonly lineId: string | null;
  readonly outcome?: string;
  readonly clearsAt?: Date;
  /** Between identifiers of accounts, in minor units. */
  readonly transfers: readonly { readonly debitId: string; readonly creditId: string; readonly amount: number }[];
}

/**
 * Adds journals whole, with their transfers, in two statements; balances follow by the database's own hand.
 * @throws DatabaseError 23505 where one of the facts is written already, 23514 where an account would be overdrawn
 */
export async function addJournals(tx: Transaction, journals: readonly JournalRow[], currency: string): Promise<void> {
  if (journals.length === 0) return;
  const rows = await tx
    .insertInto('ledger.journal')
    .values(
      journals.map(({ kind, subject, lineId, outcome = null, clearsAt = null }) => ({
        kind,
        subject,
        line_id: lineId,
        outcome,
        clears_at: clearsAt,
      })),
    )
    .returning(['id', 'kind', 'subject'])
    .execute();
  const ids = new Map(rows.map(({ id, kind, subject }) => [`${kind} ${subject}`, id]));
  await tx
    .insertInto('ledger.transfer')
    .values(
      journals.flatMap(({ kind, subject, transfers }) =>
        transfers.map(({ debitId, creditId, amount }) => ({
          journal_id: ids.get(`${kind} ${subject}`) ?? 0,
          debit_id: debitId,
          credit_id: creditId,
          currency,
          amount,
        })),
      ),
    )
    .execute();
}

/** For a statement on lines: whether the line is so young that its release would be refused. */
export const isUncleared = (lineId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from ledger.journal j where j.kind = 'sale' and j.line_id = ${lineId} and j.clears_at > now())`;

/** Those of the lines whose shares were released. */
export async function readReleased(db: Database, lineIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ledger.journal')
    .select('line_id')
    .where('kind', '=', 'release')
    .where('line_id', '=', sql<string>`any(${lineIds}::uuid[])`)
    .execute();
  return new Set(rows.flatMap(({ line_id }) => line_id ?? []));
}

/** What is left of the contributors' shares of these lines, before they are released. Minor units; a line of nothing is missing. */
export async function readPending(db: Database, lineIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ line_id: string; pending: number }>`
    select j.line_id, sum(case when a.id = t.credit_id then t.amount else -t.amount end)::bigint as pending
    from ledger.journal j
    join ledger.transfer t on t.journal_id = j.id
    join ledger.account a on a.id in (t.credit_id, t.debit_id) and a.kind = 'contributor_pending'
    where j.line_id = any(${lineIds}::uuid[])
    group by j.line_id`.execute(db);
  return new Map(rows.map(({ line_id, pending }) => [line_id, pending]));
}

export interface LedgerViolation {
  readonly rule: string;
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
}

/** What must be true and isn't; reads the whole ledger. */
export async function readViolations(db: Database): Promise<LedgerViolation[]> {
  const rows = await db.selectFrom('ledger.violation').selectAll().execute();
  return rows.map(({ rule, subject, expected, actual }) => ({
    rule: rule ?? '',
    subject: subject ?? '',
    expected: String(expected),
    actual: String(actual),
  }));
}
