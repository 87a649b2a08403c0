import { expect, it } from 'vitest';
import { CharSet } from './char-set.ts';
import { coverLanguages } from './languages.ts';

it('counts the letters of languages, and leaves those out that the font hardly has', () => {
  const covers = coverLanguages(new CharSet('20-7e,c4,d6,dc,e4,f6,fc'));
  expect(covers.find(({ code }) => code === 'en')?.missing).toEqual([]);
  expect(covers.find(({ code }) => code === 'de')?.missing).toEqual(['ß']);
  expect(covers.map(({ code }) => code)).not.toContain('bn');
  const bangla = coverLanguages(new CharSet('980-9fe'));
  expect(bangla.map(({ code, missing }) => [code, missing])).toEqual([
    ['bn', []],
    ['as', []],
  ]);
});
