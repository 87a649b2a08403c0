import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

/** Held by the one process that fills the demo catalogue, for as long as it does. Below 2^31. */
export const FILL_LOCK = 726_744;
/** Row of `setting` that exists while the demo catalogue is being filled: how many contents are there, of how many. */
export const FILL_PROGRESS = 'demo_progress';
/**
 * Row of `setting` that says what has been filled; its `state` is `filling`, `done`, or `declined`, and `files` the
 * version of the files, 1 where it is missing.
 */
export const FILL_STATE = 'demo';

export interface FillProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * Null when nothing is being filled: the row of a process that was killed counts for nothing, since its lock is gone.
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
 * For the start of the server: true where no demo catalogue has to be filled in, now or ever, and the files of the one
 * that is there are of this version.
 */
export async function isDemoSettled(db: Database, filesVersion: number): Promise<boolean> {
  const row = await readFillState(db);
  return row?.state === 'declined' || (row?.state === 'done' && row.files >= filesVersion);
}

/** True where works of the demo are in the catalogue, all of them or the first ones. */
export async function readHasDemo(db: Database): Promise<boolean> {
  const row = await readFillState(db);
  return row?.state === 'done' || row?.state === 'filling';
}
