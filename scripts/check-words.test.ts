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

test.each([
  ['/** Of the preview. */', 'write a sentence with a subject'],
  ['// The same for admins.', 'write what it is'],
  ['/**\n * Also where it was refunded.\n */', 'write a sentence with a subject'],
  ['/** So long it can be restored. */', 'write “How long …”'],
  ['// For whoever has the link.', 'write who it is'],
  ['/** Whether its files can be had at once. */', 'write “available”'],
  ['/** The owner is told. */', 'write “notified”'],
])('the comment %s', (source, message) => {
  expect(messages('src/features/buying/orders/rules.ts', source)).toEqual([expect.stringContaining(message)]);
});

test('the second line of a comment, and texts in code, may begin with any word', () => {
  const source =
    "// Half the width\n// Of the preview.\nconst text = 'Of the same, told';\n/**\n * Width\n * Of all. */";
  expect(messages('src/ui/a.ts', source)).toEqual([]);
});

const inMessages = (text: string) =>
  checkWords(new Map(), { messages: new Map([['src/ui/messages/en.json', JSON.stringify({ a: text }, null, 2)]]) });

test.each([
  'Thank you, it is yours',
  'What you buy stands here.',
  'It stays here to be had again.',
  'The money goes back.',
  'Give {amount} back',
  'This order ends by itself.',
  'Refund it all the same.',
  'Code of 6 digits',
  'Leave out for good',
  'Came back',
  'What is being reviewed?',
  'Needs {count} more things',
  'Free to withdraw',
  'The least you can withdraw this way is {amount}.',
  'Withdraw options',
  'You are no contributor any more.',
  'Everything that we told you in the last month.',
  'Search keys',
  'Accept this break?',
  'Everything fits',
  'By nobody',
  'Took a post back',
  'It is as it was.',
  'Drop',
  'You keep {share} % of every sale.',
])('the message «%s»', (text) => {
  expect(inMessages(text)).toEqual([
    expect.objectContaining({ path: 'src/ui/messages/en.json', line: 2, message: expect.stringContaining('a says «') }),
  ]);
});

test.each([
  'Go back',
  'Drop files here',
  'Withdraw option added successfully',
  'Take a break',
  'Your other sessions end.',
  'You keep {share}% of every sale.',
])('the message «%s» stays', (text) => {
  expect(inMessages(text)).toEqual([]);
});
