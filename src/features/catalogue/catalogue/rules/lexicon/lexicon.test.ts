import { describe, expect, it } from 'vitest';
import { stemWord } from '../words.ts';
import { findTerm } from './colors.ts';
import { rankBySound } from './hear.ts';
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
});

describe('Bangla in Latin letters', () => {
  // None of them is in the list of romanised words.
  it.each(
    `baagh বাঘ, haati হাতি, machh মাছ, ghora ঘোড়া, goru গরু, chagol ছাগল, biral বিড়াল, kukur কুকুর, hash হাঁস, mowmachi মৌমাছি,
     bang ব্যাঙ, kobutor কবুতর, khabar খাবার, ranna রান্না, ruti রুটি, dudh দুধ, mishti মিষ্টি, kola কলা, kathal কাঁঠাল, lebu লেবু,
     peyaj পেঁয়াজ, begun বেগুন, utsob উৎসব, mela মেলা, mondir মন্দির, mukhosh মুখোশ, bodhu বধূ, mehedi মেহেদি, juta জুতা, tupi টুপি,
     upohar উপহার, jonmodin জন্মদিন, hridoy হৃদয়, hashi হাসি, chokh চোখ, matha মাথা, manush মানুষ, purush পুরুষ, bacca বাচ্চা, bondhu বন্ধু,
     shohor শহর, gram গ্রাম, rasta রাস্তা, bazar বাজার, dokan দোকান, dorja দরজা, janala জানালা, prithibi পৃথিবী, bhromon ভ্রমণ, gari গাড়ি,
     jahaj জাহাজ, khela খেলা, putul পুতুল, kolom কলম, kagoj কাগজ, golpo গল্প, shadhinota স্বাধীনতা, juddho যুদ্ধ, taka টাকা, krishok কৃষক`
      .split(',')
      .map((pair) => pair.trim().split(' ') as [string, string]),
  )('%s is heard as %s', (latin, bangla) => {
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
