import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, stemOf, wordsOf } from './words.ts';

describe('words', () => {
  it('folds case, accents and compatibility forms, and keeps Bangla signs', () => {
    expect(folded('Café ＡＢＣ')).toBe('cafe abc');
    expect(wordsOf('ক্যালিগ্রাফির জন্য, বাংলা হরফ!')).toEqual(['ক্যালিগ্রাফির', 'জন্য', 'বাংলা', 'হরফ']);
    expect(wordsOf('বাংলাদেশ য়')).toEqual(wordsOf('বাংলাদেশ \u09df'));
  });

  it('brings the forms of a word together', () => {
    expect(stemOf('icons')).toBe(stemOf('icon'));
    expect(stemOf('হরফগুলোর')).toBe(stemOf('হরফ'));
    expect(stemOf('পাখিটি')).toBe(stemOf('পাখি'));
    expect(stemOf('টি')).toBe('টি');
  });

  it('never fails, and folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text));
        for (const word of wordsOf(text)) expect(stemOf(word).length).toBeGreaterThan(0);
      }),
    );
  });
});
