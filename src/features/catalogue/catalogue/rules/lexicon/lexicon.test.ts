import { describe, expect, it } from 'vitest';
import { stemWord } from '../words.ts';
import { dropColorNouns } from './color-nouns.ts';
import { rankBySound } from './hear.ts';
import { stemPhrase } from './lexicon.ts';
import { findTerm } from './listing-terms.ts';
import { readLexicon } from './read-lexicon.ts';
import { toBanglaKeys, toLatinKeys } from './sound-keys.ts';

const lexicon = readLexicon();
const termOf = (word: string) => findTerm(stemWord(word), lexicon.findSame(stemWord(word)));
const hear = (latin: string): string[] =>
  rankBySound(latin, lexicon.findBySound(toLatinKeys(latin))).map(({ stem }) => stem);

describe('what means the same', () => {
  it('leads from English to Bangla and back, by words and phrases', () => {
    expect(lexicon.findSame(stemWord('mosque'))).toContain(stemWord('মসজিদ'));
    expect(lexicon.findSame(stemWord('মসজিদ'))).toContain(stemWord('mosque'));
    expect(lexicon.findSame('water lili')).toContain('শাপলা');
    expect(lexicon.findSame('zzkqp')).toEqual([]);
  });

  it('is a colour in either language, and a price of nothing', () => {
    for (const word of ['red', 'লাল']) expect(termOf(word), word).toBe('k:red');
    expect(termOf('golden')).toBe('k:yellow');
    expect(termOf('free')).toBe('p:free');
    expect(termOf('boat')).toBeUndefined();
  });

  it('is a kind of work, by its own name in either language', () => {
    for (const word of ['map', 'মানচিত্র', 'ম্যাপ']) expect(termOf(word), word).toBe('c:maps');
    expect(termOf('শব্দ')).toBe('c:audio');
    expect(termOf('সিভি')).toBe('s:resumes');
    // These words have no kind: any work may be a picture, and a letter may be mail.
    for (const word of ['picture', 'letter', 'biography']) expect(termOf(word), word).toBeUndefined();
  });

  it.each(
    `bike সাইকেল, motorbike মোটরসাইকেল, aircraft বিমান, footwear জুতা, cuisine খাবার, creature প্রাণী, infant শিশু, physician ডাক্তার,
     garments পোশাক, villa বাড়ি, scary ভৌতিক, luggage লাগেজ, blooms ফুল, restaurant রেস্টুরেন্ট, wooden কাঠ, audience জনতা,
     athlete খেলোয়াড়, accessible প্রতিবন্ধী, granite গ্রানাইট, handbill লিফলেট, goldsmith স্বর্ণকার, bogura বগুড়া, hartal হরতাল,
     jujube বরই, janmashtami জন্মাষ্টমী, diarrhoea ডায়রিয়া, remittance রেমিট্যান্স, reels শর্টস, isometric আইসোমেট্রিক`
      .split(',')
      .map((pair) => pair.trim().split(' ') as [string, string]),
  )('%s means %s', (english, bangla) => {
    expect(lexicon.findSame(stemWord(english))).toContain(stemWord(bangla));
  });

  it('is found without the words of a phrase that searches ignore', () => {
    expect(lexicon.findSame('mother dai')).toContain(stemPhrase('মা দিবস'));
    expect(lexicon.findSame('black white')).toContain(stemWord('সাদাকালো'));
    expect(stemPhrase('sign in')).toBe('sign in');
  });

  it('does not make everything of a word', () => {
    expect(lexicon.findSame('pattern')).not.toContain('design');
    expect(lexicon.findSame('dessert')).not.toContain('after');
    expect(lexicon.findSame('animal')).not.toContain('carnal');
  });

  it('is part of a whole: a country of its continent', () => {
    for (const [country, continent] of [
      ['kenya', 'africa'],
      ['france', 'europe'],
      ['নেপাল', 'south asia'],
      ['brazil', 'south america'],
      ['কুমিল্লা', 'bangladesh'],
    ] as const)
      expect(lexicon.findKin(stemWord(country)), country).toContain(continent.split(' ').map(stemWord).join(' '));
  });

  it('is more general for a rare word, which stays unknown otherwise', () => {
    for (const [rare, general] of [
      ['padlock', 'lock'],
      ['cappuccino', 'coffee'],
      ['cannelloni', 'pasta'],
      ['tuba', 'musical instrument'],
    ] as const)
      expect(lexicon.findHypernym(stemWord(rare))?.word, rare).toBe(general);
    // Artefacts don't count as second senses, nor adjectives whose noun mostly means something else.
    for (const word of ['four', 'grand', 'cheesecake', 'coronari', 'digit'])
      expect(lexicon.findHypernym(word), word).toBeUndefined();
    // Adjectives lead to their noun; second senses count where both are things.
    for (const [word, general] of ['feline cat', 'celestial sky', 'coastal coast', 'apricot fruit', 'breeze wind'].map(
      (pair) => pair.split(' '),
    ))
      expect(lexicon.findHypernym(stemWord(word ?? ''))?.word, word).toBe(general);
    expect(lexicon.findSame('breez')).not.toContain('gentl wind');
    expect(lexicon.findSame('gentl wind')).toContain('breez');
    for (const [word, isCommonWord] of [
      ['clover', true],
      ['wether', false],
    ] as const)
      expect(lexicon.findHypernym(word)?.isCommonWord, word).toBe(isCommonWord);
    expect(lexicon.findSame(lexicon.findHypernym('tuba')?.stem ?? '')).toContain(stemWord('বাদ্যযন্ত্র'));
    // Insults and words for people that aren't occupations are left out.
    for (const word of ['lock', 'zzkqp', 'harlot', 'catamite', 'manuscript', 'puss', 'jihad', 'minge', 'golliwog'])
      expect(lexicon.findHypernym(word), word).toBeUndefined();
    // A rare word must not hide a typing error in a frequent one.
    expect(lexicon.knows(stemWord('calender'))).toBe(false);
  });

  it('drops the word colour beside a colour only', () => {
    expect(dropColorNouns(['grey', 'color'])).toEqual(['grey']);
    expect(dropColorNouns(['নীল', 'রঙের', 'পাখি'])).toEqual(['নীল', 'পাখি']);
    for (const words of [
      ['color', 'wheel'],
      ['orange', 'coloring', 'page'],
      ['red', 'colored', 'pencil'],
    ])
      expect(dropColorNouns(words)).toEqual(words);
  });

  it('is found by another spelling, and by one that a slip was made in', () => {
    const findSpelt = (word: string) => lexicon.findBySpelling(word.normalize('NFC')).map(({ stem }) => stem);
    for (const [typed, meant] of [
      ['কাপর', 'কাপড়'],
      ['পাহার', 'পাহাড়'],
      ['শারি', 'শাড়ি'],
      ['খেত', 'ক্ষেত'],
    ] as const)
      expect(findSpelt(typed), typed).toContain(stemWord(meant.normalize('NFC')));
    expect(lexicon.findAlike('octopas').map(({ word }) => word)).toContain('octopus');
  });
});

describe('Bangla in Latin letters', () => {
  it.each(
    `baagh বাঘ, haati হাতি, mowmachi মৌমাছি, kobutor কবুতর, khabar খাবার, ranna রান্না, ruti রুটি, dudh দুধ, mishti মিষ্টি,
     kola কলা, kathal কাঁঠাল, lebu লেবু, peyaj পেঁয়াজ, begun বেগুন, mukhosh মুখোশ, bodhu বধূ, mehedi মেহেদি, upohar উপহার,
     jonmodin জন্মদিন, hridoy হৃদয়, hashi হাসি, chokh চোখ, matha মাথা, manush মানুষ, purush পুরুষ, bacca বাচ্চা,
     bondhu বন্ধু, dorja দরজা, janala জানালা, prithibi পৃথিবী, bhromon ভ্রমণ, khela খেলা, putul পুতুল, kolom কলম,
     kagoj কাগজ, golpo গল্প, shadhinota স্বাধীনতা, juddho যুদ্ধ, taka টাকা, krishok কৃষক, alo আলো, ondhokar অন্ধকার,
     kobita কবিতা, golap গোলাপ, rongdhonu রংধনু, krishnochura কৃষ্ণচূড়া, rojonigondha রজনীগন্ধা, kochuripana কচুরিপানা,
     noksha নকশা, jolrong জলরং, shilpi শিল্পী, itihash ইতিহাস, shongskriti সংস্কৃতি, projukti প্রযুক্তি,
     onushthan অনুষ্ঠান, nimontron নিমন্ত্রণ, chithi চিঠি, okkhor অক্ষর, bornomala বর্ণমালা, potaka পতাকা,
     manchitro মানচিত্র, muktijoddha মুক্তিযোদ্ধা, shorosshoti সরস্বতী, lokkhi লক্ষ্মী, fanush ফানুস, ektara একতারা,
     ghonta ঘণ্টা, poriksha পরীক্ষা, bishwobiddaloy বিশ্ববিদ্যালয়, chikitsa চিকিৎসা, shastho স্বাস্থ্য,
     bhalobasha ভালোবাসা, dukkho দুঃখ, shopno স্বপ্ন, lobon লবণ, khejur খেজুর, rosogolla রসগোল্লা, chingri চিংড়ি,
     nagordola নাগরদোলা`
      .split(',')
      .map((pair) => pair.trim().split(' ') as [string, string]),
  )('%s is heard as %s', (latin, bangla) => {
    // The test must not use a word from the list, which would be found without its sound.
    expect(lexicon.findRomanised(latin)).toEqual([]);
    expect(hear(latin)).toContain(stemWord(bangla));
  });

  it('is listed where people write it in a way of their own', () => {
    expect(lexicon.findRomanised('rickshaw')).toEqual([stemWord('রিকশা')]);
  });

  it('shares a key with every word that it may be', () => {
    for (const [latin, bangla] of [
      ['shadhinota', 'স্বাধীনতা'],
      ['bissho', 'বিশ্ব'],
      ['lokkhi', 'লক্ষ্মী'],
      ['krishno', 'কৃষ্ণ'],
      ['surjo', 'সূর্য'],
      ['bangla', 'বাংলা'],
      ['biggan', 'বিজ্ঞান'],
      ['shubhechha', 'শুভেচ্ছা'],
    ] as const)
      expect(
        toLatinKeys(latin).filter((key) => toBanglaKeys(bangla).includes(key)),
        latin,
      ).not.toEqual([]);
  });

  it('is not heard in words that mean nothing', () => {
    for (const word of ['zzkqp', 'xylophone', 'qwrty', 'hello', 'unicorn']) expect(hear(word), word).toEqual([]);
  });
});
