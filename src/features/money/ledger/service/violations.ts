import { selectViolations } from '../store/violations.ts';

export { findLedgerViolations } from '../store/violations.ts';

/** What must be true of the ledger and isn't, as a fragment for a statement that lists it. */
export const ledgerViolations = selectViolations;
