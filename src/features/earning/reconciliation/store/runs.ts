import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Time without confirmation after which a worker counts as dead. */
const DEAD_AFTER = sql`interval '3 minutes'`;

export interface RunRow {
  readonly id: string;
  /** First and last day, `YYYY-MM-DD` in Dhaka, both inclusive. */
  readonly from_day: string;
  readonly to_day: string;
  readonly started_by: string | null;
  readonly started_at: Date;
  readonly days_total: number;
  readonly days_done: number;
  readonly finished_at: Date | null;
  /** Null for a run that is in progress or was never completed. */
  readonly open_breaks: number | null;
}

const columns = sql`id, to_char(from_day, 'YYYY-MM-DD') as from_day, to_char(to_day, 'YYYY-MM-DD') as to_day, started_by, started_at,
  days_total, days_done, finished_at, open_breaks`;

export interface NewRun {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly adminId: string | null;
}

/** Adds a run; undefined if another one is in progress. Ends a run whose worker has died. */
export async function addRun(tx: Transaction, { id, from, to, adminId }: NewRun): Promise<RunRow | undefined> {
  await sql`
    update reconciliation_run set finished_at = now()
    where finished_at is null and touched_at < now() - ${DEAD_AFTER}`.execute(tx);
  const { rows } = await sql<RunRow>`
    insert into reconciliation_run (id, from_day, to_day, started_by) values (${id}, ${from}, ${to}, ${adminId})
    on conflict do nothing returning ${columns}`.execute(tx);
  return rows[0];
}

/** The run in progress. */
export async function readOpenRun(db: Database): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${columns} from reconciliation_run where finished_at is null`.execute(db);
  return rows[0];
}

/** The last completed run. */
export async function readLastRun(db: Database): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${columns} from reconciliation_run where open_breaks is not null order by started_at desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** Claims a run for a worker. @returns undefined if the run has ended or another worker has it */
export async function claimRun(tx: Transaction, id: string, worker: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    update reconciliation_run set worker = ${worker}, touched_at = now(), days_done = 0
    where id = ${id} and finished_at is null and (worker is null or touched_at < now() - ${DEAD_AFTER})
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Releases a run, so that another worker can claim it at once. */
export async function releaseRun(tx: Transaction, id: string, worker: string): Promise<void> {
  await sql`update reconciliation_run set worker = null where id = ${id} and worker = ${worker}`.execute(tx);
}

/** Locks the run until the transaction ends and confirms that its worker is alive. False if another worker has it. */
export async function touchRun(
  tx: Transaction,
  { id, worker }: { readonly id: string; readonly worker: string },
  { total, done }: { readonly total: number; readonly done: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reconciliation_run set touched_at = now(), days_total = ${total}, days_done = ${done}
    where id = ${id} and worker = ${worker} and finished_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** Confirms that the worker is alive, between two steps. */
export async function touchAlive(
  tx: Transaction,
  { id, worker }: { readonly id: string; readonly worker: string },
): Promise<void> {
  await sql`update reconciliation_run set touched_at = now() where id = ${id} and worker = ${worker}`.execute(tx);
}

export async function finishRun(tx: Transaction, id: string, openBreaks: number): Promise<void> {
  await sql`update reconciliation_run set finished_at = now(), open_breaks = ${openBreaks} where id = ${id}`.execute(
    tx,
  );
}

/** Reads a snapshot of the whole history, by statements that may take minutes after many sales. */
export const readLong = <T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = '30min'`.execute(tx);
      return read(tx);
    });
