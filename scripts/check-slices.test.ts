import { describe, expect, test } from 'vitest';
import { checkSlices } from './check-slices.ts';

const lines = (count: number) => 'x\n'.repeat(count);
const messagesFor = (...paths: string[]) =>
  checkSlices(new Map(paths.map((path) => [path, 'x\n']))).map(
    ({ path, line, message }) => `${path}:${line}: ${message}`,
  );

const inPlace = [
  'package.json',
  '.ci/run',
  'docs/architecture.md',
  'docs/decisions/0001-stack.md',
  'migrations/0001_catalogue.sql',
  'demo/src/cli.ts',
  'tests/support/factories.ts',
  'tests/e2e/find-and-download.spec.ts',
  'tests/attack/query-parameters.test.ts',
  'tests/attack/README.md',
  'src/start/main.ts',
  'src/start/app.http.test.ts',
  'src/platform/config.ts',
  'src/platform/http/host.ts',
  'src/platform/database/embedded/start.ts',
  'src/web/root.tsx',
  'src/ui/components/button.tsx',
  'src/web/shell/header.tsx',
  'src/web/routes/admin/people/users.tsx',
  'src/start/features.ts',
  'src/ui/lists/use-load-more.ts',
  'src/ui/admin/table.tsx',
  'demo/src/fill.ts',
  'src/features/catalogue/content/contract/content.ts',
  'src/features/catalogue/content/feature.ts',
  'src/features/catalogue/content/policy.ts',
  'src/features/catalogue/content/rules.ts',
  'src/features/catalogue/catalogue/rules/words.ts',
  'src/features/catalogue/catalogue/rules/words.test.ts',
  'src/features/catalogue/content/tables.ts',
  'src/features/catalogue/content/store.ts',
  'src/features/catalogue/catalogue/store/listing.ts',
  'src/features/catalogue/content/store/listing.http.test.ts',
  'src/features/catalogue/content/service.ts',
  'src/features/catalogue/content/endpoints.ts',
  'src/features/catalogue/content/jobs.ts',
  'src/features/catalogue/catalogue/list.http.test.ts',
  'src/features/catalogue/catalogue/web/content-card.tsx',
  'src/features/catalogue/content/web/content-card.test.tsx',
  'src/features/catalogue/content/web/listing/listing.css',
  'src/features/catalogue/content/messages/bn.json',
  'src/features/catalogue/content/service/drafts/create.ts',
  'src/web/host/pages.ts',
  'src/build/build.ts',
];

test.each(inPlace)('%s is in place', (path) => {
  expect(messagesFor(path)).toEqual([]);
});

test.each([
  ['lib/money.ts', 'not part of the top of the tree'],
  ['jest.config.ts', 'not part of the top of the tree'],
  ['src/server.ts', 'src holds start'],
  ['src/main.ts', 'src holds start'],
  ['src/domain/money.ts', 'src holds start'],
  ['src/platform/search/words.ts', 'src/platform has the folders'],
  ['src/web/routes/home.tsx', 'a page lies in'],
  ['src/web/routes/public/legal/parts/hero.tsx', 'a page lies in'],
  ['tests/unit/money.test.ts', 'beside what it tests'],
  ['tests/e2e/pages/home.ts', 'one <journey>.spec.ts per journey'],
  ['tests/attack/flood/views.test.ts', 'one <what-is-attacked>.test.ts per attack'],
  ['migrations/catalogue.sql', '0001_what_it_does.sql'],
  ['docs/decisions/stack.md', '0001-what-was-decided.md'],
  ['src/features/pages.ts', 'src/features holds <group>/<feature>/'],
  ['src/features/catalogue/pages.ts', 'src/features holds <group>/<feature>/'],
  ['src/ui/shell/header.tsx', 'src/ui has the folders'],
  ['src/features/people/admin/service.ts', 'there is no feature «admin» in the group «people»'],
  ['src/features/money/cart/service.ts', 'there is no feature «cart» in the group «money»'],
  ['src/features/catalogue/content/web/messages/bn.json', 'texts belong in messages/'],
  ['src/features/catalogue/content/messages/words.ts', 'messages/ of a slice holds'],
  ['src/features/catalogue/content/queries.ts', '«queries.ts» is not a file of a slice'],
  ['src/features/catalogue/content/service.tsx', '«service.tsx» is not a file of a slice'],
  ['src/features/catalogue/content/hooks/use-more.ts', '«hooks/» is not a folder of a slice'],
  ['src/features/catalogue/content/store/listing/rows/read.ts', 'store/<subject>.ts, or one folder below'],
  ['src/features/catalogue/content/policy/download.ts', 'policy.ts stays one file'],
  ['src/features/catalogue/content/tables/content.ts', 'tables.ts stays one file'],
  ['src/features/catalogue/content/web/hero.png', 'web/ of a slice holds'],
])('%s is refused', (path, message) => {
  expect(messagesFor(path)).toEqual([expect.stringContaining(`${path}:1: `)]);
  expect(messagesFor(path)).toEqual([expect.stringContaining(message)]);
});

describe('names', () => {
  test.each([
    'scripts/utils.ts',
    'src/platform/http/helpers.ts',
    'src/web/misc/theme.ts',
    'src/web/common/theme.ts',
    'src/web/date-utils.ts',
    'tests/support/test-helper.ts',
  ])('%s says nothing', (path) => {
    expect(messagesFor(path)).toEqual([expect.stringContaining('says nothing of what is inside')]);
  });

  test.each(['src/platform/http/index.ts', 'src/web/ui/index.tsx'])('%s is a barrel', (path) => {
    expect(messagesFor(path)).toEqual([expect.stringContaining('no index files')]);
  });

  test.each(['src/web/ui/utility-bar.tsx', 'demo/src/common-words.ts', 'src/platform/database/index-size.ts'])(
    '%s says enough',
    (path) => {
      expect(messagesFor(path)).toEqual([]);
    },
  );
});

describe('length', () => {
  const short = new Map(Array.from({ length: 20 }, (_, at) => [`scripts/short-${at}.ts`, lines(60)] as const));
  const check = (...files: [string, string][]) => checkSlices(new Map([...short, ...files]));

  test.each(['src/start/app.ts', 'src/web/root.tsx', 'src/ui/styles/app.css', 'bench/floor.sql'])(
    '%s ends at 300 lines',
    (path) => {
      expect(check([path, lines(300)])).toEqual([]);
      expect(check([path, lines(301)])).toEqual([
        { path, line: 301, message: expect.stringContaining('301 lines, and 300 is the most') },
      ]);
    },
  );

  test('counts a last line without an end', () => {
    expect(check(['src/start/app.ts', `${lines(300)}x`])).toHaveLength(1);
  });

  test.each(['migrations/0001_catalogue.sql', 'src/platform/database/schema.ts', 'src/ui/paraglide/messages.ts'])(
    '%s may be as long as it is',
    (path) => {
      expect(check([path, lines(2000)])).toEqual([]);
    },
  );

  test('leaves a tenth of the files between 250 and 300 lines', () => {
    const long = (count: number) =>
      Array.from({ length: count }, (_, at): [string, string] => [`scripts/long-${at}.ts`, lines(251 + at)]);
    expect(check(...long(2))).toEqual([]);
    expect(check(...long(3))).toEqual([
      {
        path: 'scripts/long-2.ts',
        line: 1,
        message: expect.stringContaining('3 of 23 files are over 250 lines, and a tenth is the most'),
      },
    ]);
  });
});

test('a part of a slice is a file or a folder, never both', () => {
  const cart = 'src/features/buying/cart';
  expect(messagesFor(`${cart}/store.ts`, `${cart}/rules.ts`, `${cart}/service/lines.ts`)).toEqual([]);
  expect(messagesFor(`${cart}/store.ts`, `${cart}/store/lines.ts`)).toEqual([
    expect.stringContaining(`${cart}/store.ts:1: store.ts and store/ stand side by side`),
  ]);
});

test('a folder of src holds 25 files besides tests', () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => `src/ui/admin/part-${at}.tsx`);
  const tests = Array.from({ length: 20 }, (_, at) => `src/ui/admin/part-${at}.test.tsx`);
  expect(messagesFor(...files(25), ...tests)).toEqual([]);
  expect(messagesFor(...files(26))).toEqual([expect.stringContaining('src/ui/admin:1: 26 files besides tests')]);
});

test('two migrations do not share a number', () => {
  expect(messagesFor('migrations/0001_catalogue.sql', 'migrations/0002_listing.sql')).toEqual([]);
  expect(messagesFor('migrations/0001_catalogue.sql', 'migrations/0001_listing.sql')).toEqual([
    'migrations/0001_listing.sql:1: the number is taken by migrations/0001_catalogue.sql: take the next free one.',
  ]);
});
