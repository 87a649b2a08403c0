import type { Database } from '../../../platform/database/pool.ts';
import { readReleased } from '../store/journals.ts';

/** Those of the lines whose shares were released before. */
export const findReleasedLines = (db: Database, lineIds: readonly string[]): Promise<ReadonlySet<string>> =>
  readReleased(db, lineIds);
