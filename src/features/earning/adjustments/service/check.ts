import { selectViolations } from '../store/violations.ts';

export { findAdjustmentViolations } from '../store/violations.ts';

/** What must be true of adjustments and books together and isn't, as a fragment for a statement that lists it. */
export const adjustmentViolations = selectViolations;
