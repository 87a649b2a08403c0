import { readLexicon } from '../../rules/lexicon/read-lexicon.ts';

/**
 * Builds the lexicon in advance, which blocks the process for half a second; otherwise, the first search would build
 * it.
 */
export const prepareLexicon = (): void => void readLexicon();
