/**
 * Sound classes of consonants in Latin letters, longest spelling first. Aspiration, the three sibilants, and dental and
 * retroflex letters are not distinguished, nor are letters that people confuse. Vowels, y and the signs after them are
 * ignored.
 */
const classes: readonly (readonly [letters: string, classes: readonly string[]])[] = [
  ['chh', ['c', 's']],
  ['ngg', ['n', 'ng']],
  ['kkh', ['k']],
  ['ksh', ['k', 'ks']],
  ['ck', ['k']],
  ['kh', ['k']],
  ['gh', ['g']],
  ['ch', ['c']],
  ['jh', ['j']],
  ['th', ['t']],
  ['dh', ['d']],
  ['ph', ['p']],
  ['bh', ['b']],
  ['sh', ['s']],
  ['rh', ['r']],
  ['ng', ['n', 'ng']],
  ['k', ['k']],
  ['q', ['k']],
  ['x', ['k']],
  ['c', ['k', 'c', 's']],
  ['g', ['g']],
  ['j', ['j']],
  ['z', ['j']],
  ['t', ['t']],
  ['d', ['d', 'r']],
  ['n', ['n']],
  ['p', ['p']],
  ['f', ['p']],
  ['b', ['b']],
  ['v', ['b']],
  ['w', ['b', '']],
  ['m', ['m']],
  ['r', ['r']],
  ['l', ['l']],
  ['s', ['s']],
  ['h', ['h', '']],
];
const MAX_KEYS = 12;
/** Sound classes of Bangla letters. An empty class means that the letter may be silent. */
const sounds: ReadonlyMap<string, readonly string[]> = new Map(
  `কখ k;গঘ g;ঙং n,ng;চ c;ছ c,s;জঝ j;ঞনণ n;টঠতথৎ t;ডঢদধ d;পফ p;বভ b;ম m;য j,;রঋৃ r;ড়ঢ় r;লল l;শষস s;হ h,;ঃ h,;ঁ ,n`
    .normalize('NFC')
    .split(';')
    .flatMap((group) => {
      const [letters = '', heard = ''] = group.split(' ');
      const parts = letters.match(/[\u0980-\u09ff]\u09bc?/gu) ?? [];
      return parts.map((letter) => [letter, heard.split(',')] as const);
    }),
);

/** Appends each sound to each key, up to the maximum number of keys. */
const extend = (keys: readonly string[], heard: readonly string[]): string[] =>
  [...new Set(keys.flatMap((key) => heard.map((sound) => (key.endsWith(sound) ? key : `${key}${sound}`))))].slice(
    0,
    MAX_KEYS,
  );

/** Returns the sound keys of a word in Latin letters. Words that may sound alike share at least one key. */
export function toLatinKeys(latin: string): string[] {
  let keys = [/^[aeiouy]/.test(latin) ? 'A' : ''];
  for (let at = 0; at < latin.length; ) {
    const [letters, heard] = classes.find(([each]) => latin.startsWith(each, at)) ?? [latin[at] ?? '', ['']];
    keys = extend(keys, heard);
    at += letters.length;
  }
  return keys.filter((key) => key !== '');
}

/** Returns the sound keys of a Bangla word, one per possible pronunciation. */
export function toBanglaKeys(word: string): string[] {
  // জ্ঞ is pronounced as g, independently of its letters.
  const heard = word.normalize('NFC').replaceAll('জ্ঞ', 'গ');
  return [...new Set([...listKeys(word), ...listKeys(heard)])];
}

function listKeys(word: string): string[] {
  const letters = word.normalize('NFC').match(/[\u0980-\u09ff]\u09bc?/gu) ?? [];
  let keys = [/^[অ-ঔ]/u.test(word) ? 'A' : ''];
  for (const [at, letter] of letters.entries()) {
    const heard = sounds.get(letter) ??
      (letter.endsWith('\u09bc') ? sounds.get(letter.slice(0, -1)) : undefined) ?? [''];
    // The second letter of a conjunct may be silent, as in স্ব, দ্ম, ক্ষ.
    const isJoined = letters[at - 1] === '্' && /[বমযষঞ]/u.test(letter);
    keys = extend(keys, isJoined ? [...heard, ''] : heard);
  }
  return keys.filter((key) => key !== '');
}
