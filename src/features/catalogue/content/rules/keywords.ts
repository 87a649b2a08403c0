import { cleanLine } from '../../../../platform/clean-text.ts';

const MAX_KEYWORDS = 50;
const MAX_LENGTH = 60;

/** Keywords as they are kept: lower case, each once, none longer than 60 characters, at most 50. */
export function toKeywords(texts: readonly string[]): string[] {
  const words = texts
    .flatMap((text) => text.split(/[,;|\n\r\t،]/))
    .map((word) => cleanLine(word).toLowerCase())
    .filter((word) => word !== '' && word.length <= MAX_LENGTH);
  return [...new Set(words)].slice(0, MAX_KEYWORDS);
}
