/** Endings of nouns, longest first: plural and article with their cases, then cases. */
const endings = [
  ...['গুলোতে', 'গুলিতে', 'সমূহের', 'গুলোর', 'গুলির', 'গুলোকে', 'গুলিকে', 'খানার', 'টুকুর', 'টুকু', 'খানা', 'সমূহ', 'গুলো', 'গুলি'],
  ...['টির', 'টার', 'টিতে', 'টাতে', 'টিকে', 'টাকে', 'দের', 'দেরকে', 'টি', 'টা', 'কে', 'রা'],
].toSorted((one, other) => other.length - one.length);
const MIN_LETTERS = 2;
const MAX_ENDINGS = 3;

const vowel = /[অ-ঔা-ৌ]$/u;

function stripEnding(word: string): string | undefined {
  const ending = endings.find((each) => word.endsWith(each));
  if (ending !== undefined) return word.slice(0, -ending.length);
  // After a vowel these are endings; after a consonant the word itself.
  for (const short of ['র', 'য়', 'য়', 'তে']) {
    const rest = word.slice(0, -short.length);
    if (word.endsWith(short) && vowel.test(rest)) return rest;
  }
  for (const sign of ['ের', 'ে']) if (word.endsWith(sign)) return word.slice(0, -sign.length);
  return undefined;
}

/** A Bangla word and what is left of it after one, two and three endings; at least two letters stay. */
export function listBanglaForms(word: string): string[] {
  const forms = [word];
  for (let at = 0; at < MAX_ENDINGS; at += 1) {
    const rest = stripEnding(forms.at(-1) ?? '');
    if (rest === undefined || rest.length < MIN_LETTERS) break;
    forms.push(rest);
  }
  return forms;
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
