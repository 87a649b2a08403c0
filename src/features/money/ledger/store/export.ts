import { type ControlledTransaction, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { DB } from '../../../../platform/database/schema.ts';

/**
 * Opens a transaction that sees the ledger as of one moment; it allows pauses of up to ten minutes between reads. The
 * caller ends it.
 */
export async function openSnapshot(db: Database): Promise<ControlledTransaction<DB>> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(tx);
  await sql`set local statement_timeout = '60s'`.execute(tx);
  return tx;
}

export interface ExportRow {
  readonly journal: number;
  readonly posted_at: string;
  readonly kind: string;
  readonly source: string;
  readonly order_line: string | null;
  readonly outcome: string | null;
  readonly clears_at: string | null;
  /** Null for a journal without transfers, which the database should prevent. */
  readonly transfer: number | null;
  readonly debit: string | null;
  readonly credit: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
}

const time = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const account = (alias: string) =>
  sql`concat_ws(':', ${sql.ref(`${alias}.kind`)}, ${sql.ref(`${alias}.contributor_id`)}, ${sql.ref(`${alias}.provider`)})`;

/** Transfers of the next `journals` journals, in the order of posting. */
export async function readExportRows(db: Database, after: number, journals: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    with page as materialized (select * from ledger.journal where id > ${after} order by id limit ${journals})
    select j.id as journal, ${time('j.created_at')} as posted_at, j.kind, j.subject as source, j.line_id as order_line,
      j.outcome, ${time('j.clears_at')} as clears_at, t.id as transfer, ${account('d')} as debit, ${account('c')} as credit,
      t.amount, t.currency
    from page j
    left join ledger.transfer t on t.journal_id = j.id
    left join ledger.account d on d.id = t.debit_id
    left join ledger.account c on c.id = t.credit_id
    order by j.id, t.id`.execute(db);
  return rows;
}

/** Snapshot of a transaction; `at` is later than everything that it sees. */
export async function readSnapshot(db: Database): Promise<{ readonly snapshot: string; readonly at: string }> {
  const { rows } = await sql<{ snapshot: string; at: string }>`
    select pg_current_snapshot()::text as snapshot,
      to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`.execute(db);
  const [read] = rows;
  if (read === undefined) throw new Error('There is no snapshot.');
  return read;
}

/**
 * Longer than any transaction takes to post: a journal that is older than this can't have been uncommitted at the time
 * of the snapshot.
 */
const MAX_POSTING_MINUTES = 10;

/**
 * The first journal that an earlier snapshot must have seen, among the given ids or after an id. Restored copies of a
 * database restart their transaction counters, so journals posted after the snapshot's time are left out, and journals
 * older than `MAX_POSTING_MINUTES` count as committed.
 */
export async function readFirstSeen(
  db: Database,
  { snapshot, exportedAt }: { readonly snapshot: string; readonly exportedAt: string },
  which: { readonly ids: readonly number[] } | { readonly after: number },
): Promise<number | undefined> {
  const wanted = 'ids' in which ? sql`j.id = any(${which.ids}::bigint[])` : sql`j.id > ${which.after}`;
  const { rows } = await sql<{ id: number }>`
    select j.id from ledger.journal j
    where ${wanted} and j.created_at <= ${exportedAt}::timestamptz
      and (pg_visible_in_snapshot(j.created_by_transaction, ${snapshot}::pg_snapshot)
        or j.created_at < ${exportedAt}::timestamptz - ${MAX_POSTING_MINUTES} * interval '1 minute')
    order by j.id limit 1`.execute(db);
  return rows[0]?.id;
}

export async function countJournalsAfter(db: Database, journal: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ledger.journal where id > ${journal}`.execute(db);
  return rows[0]?.n ?? 0;
}
