import { sql } from 'kysely';
import {
  FILL_PROGRESS,
  FILL_STATE,
  type FillProgress,
} from '../../src/features/catalogue/catalogue/store/fill-progress.ts';
import type { Database } from '../../src/platform/database/pool.ts';

/** State of the fill: identifiers in the database by key of the demo catalogue. */
export interface FillState {
  /** `declined` means that the site had a catalogue before the demo was added. */
  readonly state: 'filling' | 'done' | 'declined';
  /** Version of the works: `DEMO_FILES_VERSION` of the program that wrote them; 1 if it is missing. */
  readonly files?: number;
  readonly categories: Record<string, string>;
  readonly contributors: Record<string, string>;
  readonly contents: Record<string, string>;
}

export async function readFillState(db: Database): Promise<FillState | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', FILL_STATE).executeTakeFirst();
  return row?.value as FillState | undefined;
}

async function writeSetting(db: Database, key: string, value: object): Promise<void> {
  await sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(db);
}

export const writeFillState = (db: Database, state: FillState): Promise<void> => writeSetting(db, FILL_STATE, state);

/** Records that a content was added, in the transaction that inserts it. */
export async function recordContent(db: Database, key: string, id: string): Promise<void> {
  await sql`update setting set value = jsonb_set(value, array['contents', ${key}], to_jsonb(${id}::text))
    where key = ${FILL_STATE}`.execute(db);
}

/** Writes the progress, which the site shows during a fill. */
export const writeFillProgress = (db: Database, progress: FillProgress): Promise<void> =>
  writeSetting(db, FILL_PROGRESS, progress);

export async function removeFillProgress(db: Database): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', FILL_PROGRESS).execute();
}
