import type { Database } from '../../../platform/database/pool.ts';
import { type LedgerViolation, readViolations } from '../store/journals.ts';

/** What must be true of the ledger and isn't. */
export const findLedgerViolations = (db: Database): Promise<LedgerViolation[]> => readViolations(db);
