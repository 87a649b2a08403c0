import { selectViolations } from '../store/violations.ts';

export { findLedgerViolations } from '../store/violations.ts';

/** Violated rules about the ledger, as a fragment for a statement that lists them. */
export const ledgerViolations = selectViolations;
