import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

/** Advisory lock of the process that fills the demo catalogue, below 2^31. The process holds it until it ends. */
export const FILL_LOCK = 726_744;
/** Row of `setting` that exists while the demo catalogue is being filled: numbers of existing and expected contents. */
export const FILL_PROGRESS = 'demo_progress';
/**
 * Row of `setting` about the demo catalogue: `state` is `filling`, `done` or `declined`; `files` is the version of the
 * files, 1 if missing.
 */
export const FILL_STATE = 'demo';

export interface FillProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * Reads the progress of a running fill, or null. The row of a process that was killed is ignored, because its lock is
 * free.
 */
export async function readFillProgress(db: Database): Promise<FillProgress | null> {
  const row = await db
    .selectFrom('setting')
    .select([
      sql<number>`(value ->> 'done')::integer`.as('done'),
      sql<number>`(value ->> 'total')::integer`.as('total'),
      sql<boolean>`exists (select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${FILL_LOCK}::integer::oid
        and database = (select oid from pg_database where datname = current_database()))`.as('running'),
    ])
    .where('key', '=', FILL_PROGRESS)
    .executeTakeFirst();
  return row?.running === true ? { done: row.done, total: row.total } : null;
}

async function readFillState(db: Database): Promise<{ state: string | null; files: number } | undefined> {
  return db
    .selectFrom('setting')
    .select([
      sql<string | null>`value ->> 'state'`.as('state'),
      sql<number>`coalesce((value ->> 'files')::integer, 1)`.as('files'),
    ])
    .where('key', '=', FILL_STATE)
    .executeTakeFirst();
}

/**
 * Returns true, at the server's start, if the demo catalogue doesn't need to be filled and its files have this version.
 */
export async function isDemoSettled(db: Database, filesVersion: number): Promise<boolean> {
  const row = await readFillState(db);
  return row?.state === 'declined' || (row?.state === 'done' && row.files >= filesVersion);
}

/** Whether the catalogue contains demo works, all of them or the first ones. */
export async function readHasDemo(db: Database): Promise<boolean> {
  const row = await readFillState(db);
  return row?.state === 'done' || row?.state === 'filling';
}
