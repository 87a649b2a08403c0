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
  'src/main.ts',
  'src/app.http.test.ts',
  'src/platform/config.ts',
  'src/platform/http/host.ts',
  'src/platform/database/embedded/start.ts',
  'src/web/root.tsx',
  'src/ui/components/button.tsx',
  'src/web/shell/header.tsx',
  'src/web/routes/admin/users.tsx',
  'src/contracts.ts',
  'src/ui/lists/use-load-more.ts',
  'src/ui/admin/table.tsx',
  'demo/src/fill.ts',
  'src/features/content/contract.ts',
  'src/features/content/policy.ts',
  'src/features/content/rules.ts',
  'src/features/catalogue/rules/words.ts',
  'src/features/catalogue/rules/words.test.ts',
  'src/features/content/tables.ts',
  'src/features/content/store.ts',
  'src/features/catalogue/store/listing.ts',
  'src/features/content/store/listing.http.test.ts',
  'src/features/content/service.ts',
  'src/features/content/endpoints.ts',
  'src/features/content/jobs.ts',
  'src/features/catalogue/list.http.test.ts',
  'src/features/catalogue/web/content-card.tsx',
  'src/features/content/web/content-card.test.tsx',
  'src/features/content/web/listing/listing.css',
  'src/features/content/web/messages/bn.json',
];

test.each(inPlace)('%s is in place', (path) => {
  expect(messagesFor(path)).toEqual([]);
});

test.each([
  ['lib/money.ts', 'not part of the top of the tree'],
  ['jest.config.ts', 'not part of the top of the tree'],
  ['src/server.ts', 'src holds the wiring'],
  ['src/domain/money.ts', 'src holds the wiring'],
  ['src/platform/search/words.ts', 'src/platform has the folders'],
  ['src/web/routes/home.tsx', 'a page lies directly in'],
  ['src/web/routes/public/parts/hero.tsx', 'a page lies directly in'],
  ['tests/unit/money.test.ts', 'beside what it tests'],
  ['tests/e2e/pages/home.ts', 'one <journey>.spec.ts per journey'],
  ['tests/attack/flood/views.test.ts', 'one <what-is-attacked>.test.ts per attack'],
  ['migrations/catalogue.sql', '0001_what_it_does.sql'],
  ['docs/decisions/stack.md', '0001-what-was-decided.md'],
  ['src/features/pages.ts', 'src/features holds one folder for each feature'],
  ['src/ui/shell/header.tsx', 'src/ui has the folders'],
  ['src/features/admin/service.ts', 'there is no feature «admin»'],
  ['src/features/content/queries.ts', '«queries.ts» is not a file of a slice'],
  ['src/features/content/service.tsx', '«service.tsx» is not a file of a slice'],
  ['src/features/content/hooks/use-more.ts', '«hooks/» is not a folder of a slice'],
  ['src/features/content/store/listing/rows.ts', 'one level of store/<subject>.ts'],
  ['src/features/content/policy/download.ts', 'policy.ts stays one file'],
  ['src/features/content/tables/content.ts', 'tables.ts stays one file'],
  ['src/features/content/web/hero.png', 'web/ of a slice holds'],
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

  test.each(['src/app.ts', 'src/web/root.tsx', 'src/ui/styles/app.css', 'bench/floor.sql'])(
    '%s ends at 300 lines',
    (path) => {
      expect(check([path, lines(300)])).toEqual([]);
      expect(check([path, lines(301)])).toEqual([
        { path, line: 301, message: expect.stringContaining('301 lines, and 300 is the most') },
      ]);
    },
  );

  test('counts a last line without an end', () => {
    expect(check(['src/app.ts', `${lines(300)}x`])).toHaveLength(1);
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

test('two migrations do not share a number', () => {
  expect(messagesFor('migrations/0001_catalogue.sql', 'migrations/0002_listing.sql')).toEqual([]);
  expect(messagesFor('migrations/0001_catalogue.sql', 'migrations/0001_listing.sql')).toEqual([
    'migrations/0001_listing.sql:1: the number is taken by migrations/0001_catalogue.sql: take the next free one.',
  ]);
});
