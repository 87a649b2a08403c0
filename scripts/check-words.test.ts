import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

const messages = (path: string, source: string) => checkWords(new Map([[path, source]])).map(({ message }) => message);

test.each([
  ['const wish = 1;', 'write search, request or filters'],
  ['interface Wish {}', 'write SearchQuery'],
  ['const a = { maker: 1 };', 'write contributor'],
  ['const MOST_WORDS = 8;', 'write MAX_…'],
  ['const LEAST = 8;', 'write MIN_…'],
  ['const a = await takeStep();', 'write consumeTotpStep'],
  ['const a = await takeToken();', 'write consumeToken'],
  ['interface Told {}', 'write ProblemBody'],
  ['interface AppParts {}', 'write …Options or …Deps'],
  ['type A = HostParts;', 'write …Options or …Deps'],
  ['const sealed = 1;', 'write encrypt'],
  ['const isSealed = 1;', 'write encrypt'],
  ['const sealedSecret = 1;', 'write encrypt'],
  ['const a = sql`select 1 from departed_identity`;', 'write pending_identity_deletion'],
  ['const a = sql`select 1 from departed_file`;', 'write orphaned_file'],
  ['// as the seed says', 'in words of its own'],
  ['/** A visitor is nobody in particular. */', 'write a visitor'],
])('%s', (source, message) => {
  expect(messages('src/features/catalogue/content/service.ts', source)).toEqual([expect.stringContaining(message)]);
});

test.each(['src/ui/session/dialog-place.ts', 'src/web/list-place.tsx', 'scripts/house.ts'])('the file %s', (path) => {
  expect(messages(path, '')).toEqual([expect.stringContaining('is a retired name of a file')]);
});

test('names that only look retired stay', () => {
  const source =
    "new Intl.NumberFormat('en').formatToParts(0);\nconst parts = readSitemapParts();\nconst unsealable = told;";
  expect(messages('bench/lighthouse.ts', source)).toEqual([]);
});

test('words on the screen and whole other words stay', () => {
  expect(messages('src/web/home/hero.tsx', "const text = 'Make a wish, maker';\nconst wishes = MOSTLY;")).toEqual([]);
});

test.each([
  "const texts = { gone: { en: 'Gone.', bn: 'নেই।' } };",
  "const texts = {\n  bn:\n    'নেই।' };",
  'const text = { bn: `নেই` };',
])('a text in code: %s', (source) => {
  expect(messages('src/features/buying/cart/rules.ts', source)).toEqual([expect.stringContaining('messages/{en,bn}')]);
  expect(messages('src/features/buying/cart/rules.test.ts', source)).toEqual([]);
});

test('values in two languages that are no texts of the product stay', () => {
  expect(messages('src/features/editorial/blog/service/manage.ts', "const a = { bn: textIn('bn') };")).toEqual([]);
});
