export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a text into parts; `hit` marks the starts of words that match what was typed, ignoring case. */
export function highlightMatch(text: string, typed: string): Part[] {
  const words = typed
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${words.join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
