import { expect, it } from 'vitest';
import { CharSet } from './char-set.ts';
import { groupLetters, toCodePoint } from './letter-groups.ts';

it('sorts the characters of a font by script, then numbers, punctuation, symbols and all others', () => {
  const set = new CharSet('0-2f,31,41-42,24,a0,ad,301,391,995,9cd,9e7,9f3,200d,4e2d,e000,1d11e');
  expect(groupLetters(set).map(({ key, letters }) => [key, letters.join('')])).toEqual([
    ['Beng', 'ক্১৳'],
    ['Latn', 'AB'],
    ['Grek', 'Α'],
    ['Hani', '中'],
    ['numbers', '1'],
    ['punctuation', '!"#%&\'()*,-./'],
    ['symbols', '$+$𝄞'],
    ['others', '\u0301\ue000'],
  ]);
});

it('writes code points in four digits or more', () => {
  expect(['ক', '!', '𝄞'].map(toCodePoint)).toEqual(['U+0995', 'U+0021', 'U+1D11E']);
});
