import type { Database } from '../../../platform/database/pool.ts';
import { forgetOldVisits, refreshPopularity } from '../store/counts.ts';

/** Brings the order of listings up to what people did since the last time. */
export async function orderByPopularity(db: Database): Promise<void> {
  await db.transaction().execute((tx) => refreshPopularity(tx));
}

export const forgetVisits = (db: Database): Promise<void> => db.transaction().execute((tx) => forgetOldVisits(tx));
