import { expect, it } from 'vitest';
import { checkCoverage } from './check-coverage.ts';
import { listCalls, listRoutes, parseCoverage } from './coverage.ts';

const files: Record<string, string> = {
  'src/cart.ts': '',
  'tests/cart.ts': "it('adds to\n  the cart', 'Added to cart')",
};
const read = (path: string) => files[path];

/** Builds a document with all lines of the specification, the first one with these cells. */
const document = (first: string) =>
  [
    `| 1 | ${first} |`,
    ...Array.from({ length: 179 }, (_, at) => at + 2)
      .filter((number) => number !== 153)
      .map((number) => `| ${number} | Something | \`src/cart.ts\` | \`tests/cart.ts\` › adds to the cart |`),
  ].join('\n');

const find = (first: string): string[] => checkCoverage(document(first), read).map(({ message }) => message);

it('takes a row whose place and test are there', () => {
  expect(find("It says 'Added to cart' | `src/cart.ts` | `tests/cart.ts` › adds to the cart")).toEqual([]);
  expect(find('Behaviours: | – | –')).toEqual([]);
});

it.each([
  ['Something | `src/gone.ts` | `tests/cart.ts`', 'There is no src/gone.ts.'],
  ['Something | `src/cart.ts` | `tests/gone.ts` › adds', 'There is no test tests/gone.ts.'],
  ['Something | `src/cart.ts` | `tests/cart.ts` › removes', 'tests/cart.ts says nothing of «removes».'],
  ["It says 'Removed' | `src/cart.ts` | `tests/cart.ts`", 'No test of the row reads the message «Removed».'],
  ['Something | – | `tests/cart.ts`', 'No place that implements it.'],
  ['Something | `src/cart.ts` | –', 'No test that shows it.'],
])('refuses %s', (first, message) => {
  expect(find(first)).toEqual([message]);
});

it('refuses a line that is left out, or there twice', () => {
  expect(checkCoverage(document('A | `src/cart.ts` | `tests/cart.ts`').replace('| 7 |', '| 8 |'), read)).toHaveLength(
    2,
  );
});

it('reads calls and routes', () => {
  const rows = parseCoverage(
    [
      'GET /cart/all (returns items)',
      'PUT and PATCH /option',
      '/content with query parameters',
      'Admin routes: /admin, /admin/users.',
    ]
      .map((text, at) => `| ${at + 1} | ${text} | – | – |`)
      .join('\n'),
  );
  expect(listCalls(rows)).toEqual([
    { method: 'GET', path: '/cart/all' },
    { method: 'PUT', path: '/option' },
    { method: 'PATCH', path: '/option' },
  ]);
  expect(listRoutes(rows)).toEqual(['/content', '/admin', '/admin/users']);
});
