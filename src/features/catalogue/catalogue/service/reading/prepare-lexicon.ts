import { readLexicon } from '../../rules/lexicon/read-lexicon.ts';

/** Builds the lexicon of this process, which blocks it for half a second; otherwise its first search does. */
export const prepareLexicon = (): void => void readLexicon();
