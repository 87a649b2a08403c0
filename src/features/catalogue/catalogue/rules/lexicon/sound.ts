/** Latin spellings of a letter, and the cost of each. */
type Spellings = readonly (readonly [spelling: string, cost: number])[];

const parseTable = (table: string): ReadonlyMap<string, Spellings> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [letters = '', ...spellings] = line.trim().split(/\s+/);
        const parsed = spellings.map((each): [string, number] => {
          const [spelling = '', cost = '0'] = each.split(':');
          return [spelling === '-' ? '' : spelling, Number(cost)];
        });
        return [letters, parsed] as const;
      })
      .flatMap(([letters, spellings]) =>
        letters.split('/').map((letter) => [letter.normalize('NFC'), spellings] as const),
      ),
  );

/** `-` is an empty spelling; a number is the cost of a less common one. */
const consonants = parseTable(`
  ক k c:0.05 q:0.1 ck:0.05
  খ kh k:0.3
  গ g
  ঘ gh g:0.3
  ঙ/ং ng n:0.1 m:0.1
  চ ch c:0.05
  ছ chh ch:0.05 c:0.1 s:0.1
  জ j z:0.05
  ঝ jh j:0.3 z:0.2
  ঞ/ন/ণ n
  ট/ত/ৎ t
  ঠ/থ th t:0.3
  ড/দ d
  ঢ/ধ dh d:0.3
  প p
  ফ ph f p:0.3
  ব b w:0.1 v:0.1
  ভ bh v b:0.3
  ম m
  য j z:0.05 y:0.1
  র r
  ড় r rh:0.05 d:0.1
  ঢ় rh r:0.1
  ল l
  শ/ষ sh s:0.1
  স s sh:0.1 c:0.15
  হ h
  য় y - e:0.1 w:0.1
`);
const vowels = parseTable(`
  অ o a:0.25
  আ/া a aa:0.05 o:0.35
  ই/ঈ/ি/ী i ee e:0.35 y:0.2
  উ/ঊ/ু/ূ u oo o:0.35
  ঋ/ৃ ri r:0.2
  এ/ে e a:0.3 ae:0.1
  ঐ/ৈ oi ai:0.1 oy:0.1
  ও/ো o u:0.35 oo:0.2 w:0.2
  ঔ/ৌ ou ow:0.1 au:0.1
  ঁ - n:0.1
  ঃ - h:0.1
`);
const inherent: Spellings = [
  ['o', 0],
  ['a', 0.25],
  ['', 0.1],
];
const inherentAtEnd: Spellings = [...inherent.filter(([spelling]) => spelling !== ''), ['', 0]];
/** Conjuncts with a pronunciation of their own, including the hasanta between their letters. */
const joined: readonly (readonly [string, Spellings])[] = [
  [
    'ক্ষ',
    [
      ['kh', 0],
      ['kkh', 0],
      ['ksh', 0.1],
      ['k', 0.3],
      ['x', 0.1],
    ],
  ],
  [
    'চ্ছ',
    [
      ['chh', 0],
      ['cch', 0],
      ['ch', 0.1],
      ['s', 0.2],
    ],
  ],
  [
    'জ্ঞ',
    [
      ['gg', 0],
      ['g', 0],
      ['gy', 0.05],
      ['jn', 0.1],
    ],
  ],
  [
    'র্য',
    [
      ['rj', 0],
      ['rjj', 0.05],
      ['rz', 0.1],
      ['ry', 0.1],
      ['r', 0.2],
    ],
  ],
  [
    'ঙ্গ',
    [
      ['ng', 0],
      ['ngg', 0.05],
      ['n', 0.2],
    ],
  ],
  [
    '্য',
    [
      ['', 0],
      ['y', 0],
      ['j', 0.2],
    ],
  ],
  [
    '্ব',
    [
      ['', 0.05],
      ['w', 0],
      ['b', 0.1],
    ],
  ],
  [
    '্ম',
    [
      ['m', 0],
      ['', 0.1],
    ],
  ],
];

const DOUBLED = 0.05;
const LOST = 2;
const ADDED = 1;

const doubled = (spellings: Spellings): Spellings => [
  ...spellings,
  ...spellings.flatMap(([spelling, cost]): [string, number][] =>
    spelling === '' ? [] : [[`${spelling[0] ?? ''}${spelling}`, cost + DOUBLED]],
  ),
];

/** Lists the sounds of a Bangla word in order, each with its Latin spellings. */
export function spellOut(bangla: string): Spellings[] {
  const word = bangla.normalize('NFC');
  const units: Spellings[] = [];
  const isFollowedByVowel = (at: number): boolean => {
    const next = word[at] ?? '';
    return next === '্' || (/[া-ৌৃ]/u.test(next) && vowels.has(next));
  };
  let at = 0;
  while (at < word.length) {
    const special = joined.find(([letters]) => word.startsWith(letters, at) && (at > 0 || !letters.startsWith('্')));
    // A letter with a dot below consists of two code points.
    const pair = word.slice(at, at + 2);
    const letter =
      consonants.has(pair.normalize('NFC')) && pair.length === 2 ? pair.normalize('NFC') : (word[at] ?? '');
    const consonant = special === undefined ? consonants.get(letter) : undefined;
    if (special !== undefined) {
      units.push(doubled(special[1]));
      at += special[0].length;
    } else if (consonant !== undefined) {
      units.push(doubled(consonant));
      at += letter.length;
    } else {
      const vowel = vowels.get(letter);
      if (vowel !== undefined) units.push(vowel);
      at += 1;
      continue;
    }
    if (letter !== 'ং' && letter !== 'ৎ' && !isFollowedByVowel(at))
      units.push(at >= word.length ? inherentAtEnd : inherent);
  }
  return units;
}

/**
 * Computes the distance between a word in Latin letters and the sounds of a Bangla word: 0 for an exact match; a
 * missing consonant costs 2.
 */
export function compareSound(latin: string, units: readonly Spellings[]): number {
  let costs: number[] = [0, ...Array.from({ length: latin.length }, (_, at) => (at + 1) * ADDED)];
  for (const spellings of units) {
    const next = costs.map((cost) => cost + LOST);
    for (const [from, cost] of costs.entries())
      for (const [spelling, more] of spellings) {
        const to = from + spelling.length;
        if (latin.startsWith(spelling, from)) next[to] = Math.min(next[to] ?? LOST, cost + more);
      }
    for (let at = 1; at < next.length; at += 1) next[at] = Math.min(next[at] ?? LOST, (next[at - 1] ?? LOST) + ADDED);
    costs = next;
  }
  return costs.at(-1) ?? LOST;
}
