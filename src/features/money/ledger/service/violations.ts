import type { Database } from '../../../../platform/database/pool.ts';
import type { Violation } from '../../../../platform/database/violations.ts';
import { readViolations, selectViolations } from '../store/violations.ts';

/** What must be true of the ledger and isn't, as a fragment for a statement that lists it. */
export const ledgerViolations = selectViolations;

/** The first of it. */
export const findLedgerViolations = (db: Database): Promise<Violation[]> => readViolations(db);
