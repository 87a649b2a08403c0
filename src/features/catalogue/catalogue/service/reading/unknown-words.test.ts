import { expect, it } from 'vitest';
import { isStemByChance } from './unknown-words.ts';

it('tells Bangla in Latin letters from the stem of an English word that it happens to be', () => {
  expect(isStemByChance('boi')).toBe(true);
  for (const word of ['taxi', 'emoji', 'safari', 'boy', 'sari']) expect(isStemByChance(word), word).toBe(false);
});
