/** Endings of nouns, longest first: plural and article with their cases, then cases. */
const endings = [
  ...['গুলোতে', 'গুলিতে', 'সমূহের', 'গুলোর', 'গুলির', 'গুলোকে', 'গুলিকে', 'গুলোয়', 'খানার', 'খানা', 'খানি', 'টুকুর', 'টুকু', 'সমূহ'],
  ...['গুলো', 'গুলি', 'টির', 'টার', 'টিতে', 'টাতে', 'টিকে', 'টাকে', 'টায়', 'দেরকে', 'দের', 'টি', 'টা', 'কে', 'রা'],
]
  .map((ending) => ending.normalize('NFC'))
  .toSorted((one, other) => other.length - one.length);
/** These follow a vowel, as in নদীর; after a consonant the same letters belong to the word, as in পাথর. */
const afterVowel = ['য়ের', 'য়ে', 'তে', 'র', 'য়'].map((ending) => ending.normalize('NFC'));
/** These follow a consonant, as in গাছের. */
const afterConsonant = ['ের', 'ে'];
/** শিক্ষকে and মসজিদের end as if these letters were part of the ending: they go from the word itself, too. */
const ambiguous = ['ক', 'দ'];

const MIN_LETTERS = 2;
/** No short word ends like these. */
const plural = /^(গুল|সমূহ)/u;
const endsInVowel = /[অ-ঔা-ৌ]ঁ?$/u;
const endsInConsonant = /[ক-হৎ\u09bc\u09dc-\u09df]$/u;

/** Letters without the signs above and below them; what hasanta joins is one. */
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
 * A Bangla word without its endings, as long as any can be taken off and two letters stay. Now and then that takes
 * letters of the word itself, which does no harm: all its forms lose the same ones.
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

/** The spelling without what is often confused: long vowels, the three s, the two n, signs that are not heard. */
export const foldBangla = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/[ঁঃ\u200c\u200d]/gu, '')
    .replace(/[ীূঈঊশষণৎ]/gu, (letter) => folded.get(letter) ?? letter)
    .normalize('NFC');
