import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCase, keepTelling, stemWord, tokenize } from './words.ts';

describe('words', () => {
  it('folds case, accents and compatibility forms, and keeps Bangla signs', () => {
    expect(foldCase('Café ＡＢＣ')).toBe('cafe abc');
    expect(tokenize('ক্যালিগ্রাফির জন্য, বাংলা হরফ!')).toEqual(['ক্যালিগ্রাফির', 'জন্য', 'বাংলা', 'হরফ']);
    expect(tokenize('বাংলাদেশ য়')).toEqual(tokenize('বাংলাদেশ \u09df'));
  });

  it('brings the forms of a word together', () => {
    expect(stemWord('icons')).toBe(stemWord('icon'));
    expect(stemWord('হরফগুলোর')).toBe(stemWord('হরফ'));
    expect(stemWord('পাখিটি')).toBe(stemWord('পাখি'));
    expect(stemWord('টি')).toBe('টি');
  });

  it('keeps of a query what says what is looked for', () => {
    const keep = (text: string): string => keepTelling(tokenize(text)).join(' ');
    expect(keep('a bus stop at night')).toBe('bus stop night');
    expect(keep("children's books")).toBe('children books');
    expect(keep('eid er chand')).toBe('eid chand');
    expect(keep('আমার বিয়ের জন্যে কার্ড লাগবে')).toBe(tokenize('বিয়ের কার্ড').join(' '));
    // A query that consists of such words only is searched as it is.
    expect(keep('looking at the')).toBe('looking at');
  });

  it('never fails, and folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldCase(foldCase(text))).toBe(foldCase(text));
        for (const word of tokenize(text)) expect(stemWord(word).length).toBeGreaterThan(0);
      }),
    );
  });
});
