import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemWord } from '../words.ts';
import { foldBangla, listBanglaForms } from './bangla.ts';
import { findTerms } from './colors.ts';
import { findMeanings, findMeant } from './lexicon.ts';

describe('what means the same', () => {
  it('leads from English to Bangla and back, by words and phrases', () => {
    expect(findMeanings(stemWord('mosque'))).toContain('মসজিদ');
    expect(findMeanings('মসজিদ')).toContain(stemWord('mosque'));
    expect(findMeanings('water lili')).toContain('শাপলা');
    expect(findMeanings('zzkqp')).toEqual([]);
  });

  it('is a colour in either language, and a price of nothing', () => {
    for (const word of ['red', 'লাল']) expect(findTerms(stemWord(word)), word).toEqual(['k:red']);
    expect(findTerms(stemWord('golden'))).toEqual(['k:yellow']);
    expect(findTerms(stemWord('free'))).toEqual(['p:free']);
    expect(findTerms(stemWord('boat'))).toEqual([]);
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
    expect(findMeant(latin)).toContain(stemWord(bangla));
  });

  it('is heard as words alone, those of the list of romanised words too', () => {
    for (const word of ['lal', 'pakhi', 'shapla', 'nodee'])
      for (const meant of findMeant(word)) expect(meant, word).toMatch(/^[\p{L}\p{M}\p{N} ]+$/u);
    expect(findMeant('shaaplaa')).toContain(stemWord('শাপলা'));
  });

  it('is not heard in words that mean nothing', () => {
    for (const word of ['zzkqp', 'xylophone', 'qwrty', 'hello', 'unicorn']) expect(findMeant(word), word).toEqual([]);
  });
});

describe('spellings and endings of Bangla', () => {
  it('meet their word', () => {
    for (const [typed, word] of [
      ['ক্রীকেট', 'ক্রিকেট'],
      ['বাঁশের', 'বাঁশ'],
      ['নৌকাগুলোতে', 'নৌকা'],
      ['নদীতে', 'নদী'],
      ['ফুলের', 'ফুল'],
      ['পাখিদের', 'পাখি'],
    ] as const)
      expect(findMeant(typed), typed).toContain(stemWord(word));
  });

  it('fold twice as once, and leave two letters at least', () => {
    const letters = 'কখগশষসণনৎীিূুঈঊাের্টয়ঁ';
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 2, maxLength: 12 }), (word) => {
        expect(foldBangla(foldBangla(word))).toBe(foldBangla(word));
        for (const form of listBanglaForms(word)) expect(form.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
