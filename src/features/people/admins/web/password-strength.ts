export const MIN_PASSWORD_LENGTH = 12;

export type Strength = 'short' | 'weak' | 'fair' | 'strong';

/** Sequences in the alphabet, in digits, or on a keyboard's row. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const isConsecutive = (a: string, b: string): boolean =>
  a === b || runs.some((run) => run.includes(a + b) || run.includes(b + a));

/** Counts the characters that neither repeat nor continue the previous one. */
function countUnpredictable(password: string): number {
  const characters = Array.from(password.toLowerCase());
  return characters.filter((each, index) => index === 0 || !isConsecutive(characters[index - 1] ?? '', each)).length;
}

/**
 * Estimates a password's strength for a hint while typing; the server only checks the length. Parts of `known` (e-mail,
 * name) don't count.
 */
export function rateStrength(password: string, known: readonly string[] = []): Strength {
  if (password.length < MIN_PASSWORD_LENGTH) return 'short';
  const words = known.flatMap((each) => each.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(rest).size;
  const worth = Math.min(countUnpredictable(rest), different * 1.5) + kinds * 2;
  if (worth < 14) return 'weak';
  return worth < 20 ? 'fair' : 'strong';
}
