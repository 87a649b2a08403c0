import { isUncleared } from '../store/journals.ts';

export { findReleasedLines } from '../store/journals.ts';

/** For a statement of another feature on its lines: those whose release the ledger refuses yet. */
export const isLineUncleared = isUncleared;
