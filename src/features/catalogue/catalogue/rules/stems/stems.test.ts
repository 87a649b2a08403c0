import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemWord } from '../words.ts';
import { foldBangla, stemBangla } from './bangla.ts';

/** A hundred nouns that end in consonants and vowels. */
const nouns =
  'গাছ ফুল পাখি নদী পাহাড় আকাশ মেঘ বৃষ্টি রোদ চাঁদ সূর্য তারা মাটি পানি আগুন বাতাস পাথর সাগর দ্বীপ মাছ বাঘ হাতি ঘোড়া গরু ছাগল বিড়াল কুকুর মুরগি হাঁস কাক শালিক দোয়েল প্রজাপতি পিঁপড়া সাপ ব্যাঙ কুমির কচ্ছপ আম কাঁঠাল লিচু কলা পেঁপে তরমুজ আনারস নারকেল ধান গম চাল ডাল রুটি ভাত মাংস ডিম দুধ কফি চিনি লবণ মরিচ পেঁয়াজ রসুন আদা হলুদ বাড়ি ঘর দরজা জানালা ছাদ দেয়াল টেবিল চেয়ার বিছানা আলমারি রাস্তা সেতু নৌকা জাহাজ রিকশা বাস ট্রেন সাইকেল গাড়ি বিমান স্কুল হাসপাতাল বাজার দোকান মসজিদ মন্দির শহর গ্রাম মানুষ শিশু শিক্ষক কৃষক ক্যামেরা নকশা চিঠি বই খাতা কলম ছবি হরফ পতাকা'.split(
    ' ',
  );
const always = ['টি', 'টা', 'গুলো', 'গুলি', 'গুলোর', 'গুলোতে', 'টির', 'টিকে', 'কে', 'সমূহ'];

/** Lists the regular forms of a noun, by its last letter. */
function listForms(noun: string): string[] {
  const [genitive, locative] = /[অ-ঔ]$/u.test(noun) ? ['য়ের', 'য়ে'] : /[া-ৌ]$/u.test(noun) ? ['র', 'তে'] : ['ের', 'ে'];
  return [...always, genitive, locative].map((ending) => `${noun}${ending}`.normalize('NFC'));
}

describe('the stem of a Bangla word', () => {
  it.each(nouns)('%s is the same in all its forms', (noun) => {
    const stem = stemWord(noun.normalize('NFC'));
    expect(listForms(noun).filter((form) => stemWord(form) !== stem)).toEqual([]);
  });

  it('keeps words apart that only begin alike', () => {
    for (const [one, other] of [
      ['পাথর', 'পাথেয়'],
      ['নৌকা', 'নৌবাহিনী'],
      ['বাঁশ', 'বাস'],
      ['সোনা', 'শোনা'],
      ['মাটি', 'মা'],
    ] as const)
      expect(stemWord(one)).not.toBe(stemWord(other));
  });

  it('is its own stem, and folds twice as once', () => {
    const letters = 'কখগশষসণনৎীিূুঈঊাের্টয়ঁদলত';
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength: 14 }), (word) => {
        expect(foldBangla(foldBangla(word))).toBe(foldBangla(word));
        expect(stemBangla(stemBangla(word))).toBe(stemBangla(word));
        expect(stemBangla(word).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the stem of an English word', () => {
  it.each([
    ['children', 'child'],
    ['leaves', 'leaf'],
    ['skies', 'sky'],
    ['buses', 'bus'],
    ['viruses', 'virus'],
    ['ties', 'tie'],
    ['photographers', 'photographer'],
    ['savings', 'saving'],
    ['colours', 'color'],
    ['aeroplanes', 'airplane'],
    ['settings', 'setting'],
    ['weddings', 'wedding'],
    ['icons', 'icon'],
  ])('%s is that of %s', (form, word) => {
    expect(stemWord(form)).toBe(stemWord(word));
  });

  it.each([
    ['animal', 'animated'],
    ['organ', 'organic'],
    ['setting', 'set'],
    ['business', 'busy'],
    ['university', 'universe'],
    ['important', 'import'],
    ['ferry', 'ferris'],
    ['training', 'train'],
    ['fitness', 'fit'],
    ['shipping', 'ship'],
    ['photographer', 'photograph'],
    ['presentation', 'present'],
    ['engineer', 'engine'],
    ['clothes', 'cloth'],
    ['booking', 'book'],
    ['status', 'statue'],
  ])('%s is not that of %s', (one, other) => {
    expect(stemWord(one)).not.toBe(stemWord(other));
  });
});
