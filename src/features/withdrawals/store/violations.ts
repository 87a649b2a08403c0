import type { Database } from '../../../platform/database/pool.ts';

/** What must be true of requests and books together and isn't; reads all of them. */
export const readViolations = (db: Database) =>
  db.selectFrom('withdraw_violation').select(['rule', 'subject', 'expected', 'actual']).execute();
