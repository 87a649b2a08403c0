/** Cyrillic, Greek and other letters that look like Latin ones but don't decompose to them, with the Latin letter. */
const twins: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['а', 'a'],
    ['α', 'a'],
    ['ɑ', 'a'],
    ['в', 'b'],
    ['ь', 'b'],
    ['β', 'b'],
    ['с', 'c'],
    ['ϲ', 'c'],
    ['ԁ', 'd'],
    ['е', 'e'],
    ['є', 'e'],
    ['ε', 'e'],
    ['ɡ', 'g'],
    ['һ', 'h'],
    ['н', 'h'],
    ['ո', 'n'],
    ['і', 'i'],
    ['ι', 'i'],
    ['ı', 'i'],
    ['ӏ', 'i'],
    ['ј', 'j'],
    ['к', 'k'],
    ['κ', 'k'],
    ['м', 'm'],
    ['μ', 'm'],
    ['п', 'n'],
    ['η', 'n'],
    ['о', 'o'],
    ['ο', 'o'],
    ['օ', 'o'],
    ['σ', 'o'],
    ['ø', 'o'],
    ['০', 'o'],
    ['р', 'p'],
    ['ρ', 'p'],
    ['ԛ', 'q'],
    ['г', 'r'],
    ['ѕ', 's'],
    ['т', 't'],
    ['τ', 't'],
    ['υ', 'u'],
    ['ս', 'u'],
    ['ν', 'v'],
    ['ѵ', 'v'],
    ['ѡ', 'w'],
    ['ω', 'w'],
    ['ԝ', 'w'],
    ['х', 'x'],
    ['χ', 'x'],
    ['у', 'y'],
    ['ү', 'y'],
    ['γ', 'y'],
    ['ł', 'l'],
    ['đ', 'd'],
    ['$', 's'],
    ['@', 'a'],
    ['|', 'l'],
    ['!', 'l'],
    ['€', 'e'],
    ['0', 'o'],
    ['1', 'l'],
    ['3', 'e'],
    ['4', 'a'],
    ['5', 's'],
    ['7', 't'],
    ['8', 'b'],
    ['9', 'g'],
  ].map(([letter = '', latin = '']) => [letter, latin === 'i' ? 'l' : latin]),
);

/**
 * Folds a name to its appearance, so that two lookalike names are equal. It ignores accents, case, punctuation, digits
 * in place of letters, and lookalikes in other scripts; other letters stay. The database has the same rule for
 * usernames (`fold_look_alikes`).
 */
export const foldLookAlikes = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$@|!€]/gu, '')
    .replace(/./gu, (letter) => twins[letter] ?? (letter === 'i' ? 'l' : letter))
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
