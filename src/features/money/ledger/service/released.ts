import { isUncleared } from '../store/journals.ts';

export { findReleasedLines } from '../store/journals.ts';

/** SQL condition for lines whose release the ledger still refuses, for statements of other features. */
export const isLineUncleared = isUncleared;
