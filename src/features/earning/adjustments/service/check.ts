import { selectViolations } from '../store/violations.ts';

export { findAdjustmentViolations } from '../store/violations.ts';

/** Violated rules about adjustments and the ledger, as a fragment for a statement that lists them. */
export const adjustmentViolations = selectViolations;
