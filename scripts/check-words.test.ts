import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

const messages = (path: string, source: string) => checkWords(new Map([[path, source]])).map(({ message }) => message);

test.each([
  ['const wish = 1;', 'write search, request or filters'],
  ['interface Wish {}', 'write SearchQuery'],
  ['const a = { maker: 1 };', 'write contributor'],
  ['const MOST_WORDS = 8;', 'write MAX_…'],
  ['const LEAST = 8;', 'write MIN_…'],
  ['// as the seed says', 'in words of its own'],
  ['/** A visitor is nobody in particular. */', 'write a visitor'],
])('%s', (source, message) => {
  expect(messages('src/features/content/service.ts', source)).toEqual([expect.stringContaining(message)]);
});

test('words on the screen and whole other words stay', () => {
  expect(messages('src/web/home/hero.tsx', "const text = 'Make a wish, maker';\nconst wishes = MOSTLY;")).toEqual([]);
});
