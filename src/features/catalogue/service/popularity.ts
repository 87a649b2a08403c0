import type { Database } from '../../../platform/database/pool.ts';
import { deleteOldVisits as deleteRows, refreshPopularity } from '../store/counts.ts';

/** Brings the order of listings up to what people did since the last time. */
export async function updatePopularity(db: Database): Promise<void> {
  await db.transaction().execute((tx) => refreshPopularity(tx));
}

export const deleteOldVisits = (db: Database): Promise<void> => db.transaction().execute((tx) => deleteRows(tx));
