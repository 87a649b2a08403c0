import { cleanLine } from '../../../../platform/clean-text.ts';

const MAX_KEYWORDS = 50;
const MAX_LENGTH = 60;

/** Normalizes keywords: lower case, no duplicates, at most 60 characters each, at most 50 in total. */
export function toKeywords(texts: readonly string[]): string[] {
  const words = texts
    .flatMap((text) => text.split(/[,;|\n\r\t،]/))
    .map((word) => cleanLine(word).toLowerCase())
    .filter((word) => word !== '' && word.length <= MAX_LENGTH);
  return [...new Set(words)].slice(0, MAX_KEYWORDS);
}
