/** Noun endings, longest first: plural and article with their cases, then cases alone. */
const endings = [
  ...['গুলোতে', 'গুলিতে', 'সমূহের', 'গুলোর', 'গুলির', 'গুলোকে', 'গুলিকে', 'গুলোয়', 'খানার', 'খানা', 'খানি', 'টুকুর', 'টুকু', 'সমূহ'],
  ...['গুলো', 'গুলি', 'টির', 'টার', 'টিতে', 'টাতে', 'টিকে', 'টাকে', 'টায়', 'দেরকে', 'দের', 'টি', 'টা', 'কে', 'রা'],
]
  .map((ending) => ending.normalize('NFC'))
  .toSorted((one, other) => other.length - one.length);
/** Endings after a vowel, as in নদীর. After a consonant, the same letters belong to the word, as in পাথর. */
const afterVowel = ['য়ের', 'য়ে', 'তে', 'র', 'য়'].map((ending) => ending.normalize('NFC'));
/** Endings after a consonant, as in গাছের. */
const afterConsonant = ['ের', 'ে'];
/**
 * Final letters that could be part of an ending, as in শিক্ষকে and মসজিদের. They are removed from the plain word, too.
 */
const ambiguous = ['ক', 'দ'];

const MIN_LETTERS = 2;
/** Unambiguous plural endings, which can be removed even from short words. */
const plural = /^(গুল|সমূহ)/u;
const endsInVowel = /[অ-ঔা-ৌ]ঁ?$/u;
const endsInConsonant = /[ক-হৎ\u09bc\u09dc-\u09df]$/u;

/** Counts letters without vowel signs; a conjunct counts as one. */
const countLetters = (word: string): number =>
  word.replace(/[\u09bc]|্./gu, '').match(/[অ-হৎ\u09dc-\u09df]/gu)?.length ?? 0;

function stripEnding(word: string): string | undefined {
  const strip = (ending: string): string | undefined => {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.endsWith('্')) return undefined;
    return countLetters(rest) >= (plural.test(ending) ? 1 : MIN_LETTERS) ? rest : undefined;
  };
  for (const ending of [...endings, ...ambiguous]) {
    const rest = strip(ending);
    if (rest !== undefined) return rest;
  }
  for (const ending of afterVowel) {
    const rest = strip(ending);
    if (rest !== undefined && endsInVowel.test(rest)) return rest;
  }
  for (const ending of afterConsonant) {
    const rest = strip(ending);
    if (rest !== undefined && endsInConsonant.test(rest)) return rest;
  }
  return undefined;
}

/**
 * Removes a Bangla word's endings as long as at least two letters remain. Sometimes letters of the word itself are
 * removed, which is harmless, because all its forms lose the same ones.
 */
export function stemBangla(word: string): string {
  const rest = stripEnding(word);
  return rest === undefined ? word : stemBangla(rest);
}

const folded = new Map([
  ['ী', 'ি'],
  ['ূ', 'ু'],
  ['ঈ', 'ই'],
  ['ঊ', 'উ'],
  ['শ', 'স'],
  ['ষ', 'স'],
  ['ণ', 'ন'],
  ['ৎ', 'ত'],
]);

/**
 * Normalizes a spelling by ignoring differences that are often confused: long vowels, the three sibilants, the two n,
 * and silent signs.
 */
export const foldBangla = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/[ঁঃ\u200c\u200d]/gu, '')
    .replace(/[ীূঈঊশষণৎ]/gu, (letter) => folded.get(letter) ?? letter)
    .normalize('NFC');
