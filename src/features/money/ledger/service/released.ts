import type { Database } from '../../../../platform/database/pool.ts';
import { isUncleared, readReleased } from '../store/journals.ts';

/** For a statement of another feature on its lines: those whose release the ledger refuses yet. */
export const isLineUncleared = isUncleared;

/** Those of the lines whose shares were released before. */
export const findReleasedLines = (db: Database, lineIds: readonly string[]): Promise<ReadonlySet<string>> =>
  readReleased(db, lineIds);
