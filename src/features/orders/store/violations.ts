import type { Database } from '../../../platform/database/pool.ts';

/** What must be true of orders, books and downloads together and isn't; reads all of them. */
export const readViolations = (db: Database) =>
  db.selectFrom('order_violation').select(['rule', 'subject', 'expected', 'actual']).execute();
