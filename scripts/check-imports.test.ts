import { describe, expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';

/** Returns the findings, with paths and lines, for one file with this text. */
function messagesFor(path: string, ...source: string[]): string[] {
  return checkImports(new Map([[path, source.join('\n')]])).map(
    (finding) => `${finding.path}:${finding.line}: ${finding.message}`,
  );
}

const content = 'src/features/catalogue/content';

describe('features', () => {
  const cart = 'src/features/buying/cart/service.ts';
  const earnings = 'src/features/earning/earnings/service.ts';
  const down: [string, string] = [earnings, "import { paid } from '../../buying/orders/service.ts'"];
  const fromContent = (file: string, to: string): [string, string] => [
    `${content}/${file}`,
    `import { a } from '${to}'`,
  ];
  const messages = (...files: [string, string][]) => checkImports(new Map(files)).map(({ message }) => message);

  test('call downhill', () => {
    expect(messages(down, [cart, "import { price } from '../../catalogue/content/service.ts'"])).toEqual([]);
  });

  test.each([
    ['service.ts', '../../buying/cart/service.ts'],
    ['contract.ts', '../../buying/cart/contract.ts'],
    ['web/card.tsx', '../../../buying/cart/contract.ts'],
  ])('never uphill: %s from %s', (file, to) => {
    expect(messages(down, fromContent(file, to))).toEqual([
      expect.stringContaining('content imports from cart, which stands above it'),
    ]);
  });

  test('nor by types alone', () => {
    expect(
      messages([`${content}/service.ts`, "import type { Cart } from '../../buying/cart/service.ts'"]),
    ).toHaveLength(1);
    expect(messages([`${content}/service.ts`, "let cart: import('../../buying/cart/service.ts').Cart"])).toHaveLength(
      1,
    );
  });

  test('a cycle is told whole', () => {
    const orders: [string, string] = [
      'src/features/buying/orders/service.ts',
      "import { a } from '../cart/service.ts'",
    ];
    expect(
      messages(
        [cart, "import { a } from '../../catalogue/content/service.ts'"],
        orders,
        fromContent('service.ts', '../../buying/orders/service.ts'),
      ),
    ).toEqual([expect.stringContaining('closes the cycle content → orders → cart → content')]);
  });

  test('a test closes no cycle', () => {
    expect(messages(down, fromContent('list.http.test.ts', '../../buying/cart/service.ts'))).toEqual([]);
  });
});

describe('a call of the typed client', () => {
  const contract: [string, string] = [
    'src/features/buying/orders/contract/orders.ts',
    "export const ordersContract = { all: operation({ method: 'GET', path: '/order/all' }) };",
  ];
  const calling = (path: string) =>
    checkImports(new Map([contract, [path, "const orders = api('GET /order/all', {});"]])).map(
      ({ message }) => message,
    );

  test('goes to the same feature or a lower one', () => {
    expect(calling('src/features/buying/orders/web/list.tsx')).toEqual([]);
    expect(calling('src/features/earning/earnings/web/list.tsx')).toEqual([]);
    expect(calling('src/web/routes/profile/orders.tsx')).toEqual([]);
  });

  test('never to a higher one, nor from src/ui', () => {
    expect(calling('src/features/catalogue/content/web/list.tsx')).toEqual([
      expect.stringContaining('calls «GET /order/all» of orders, which stands above content'),
    ]);
    expect(calling('src/ui/lists/list.tsx')).toEqual([expect.stringContaining('src/ui knows no feature')]);
  });

  test('in a comment is none', () => {
    const source = "/** As `api('GET /order/all', {})`. */";
    expect(checkImports(new Map([contract, ['src/features/catalogue/content/web/list.tsx', source]]))).toEqual([]);
  });
});

test.each([
  ["import { a } from './answer'", 'lacks its extension'],
  ["import { a } from './answer.js'", 'nothing is compiled'],
  ["const a = await import('./answer')", 'lacks its extension'],
])('%s', (source, message) => {
  expect(messagesFor('src/platform/http/host.ts', source)).toEqual([expect.stringContaining(message)]);
  expect(messagesFor('scripts/openapi.ts', source)).toEqual([expect.stringContaining(message)]);
});

test('the finding names the line of the specifier', () => {
  const source = ['/* import a from "pg" */', 'import {', '  sql,', "} from 'kysely';"];
  expect(messagesFor(`${content}/policy.ts`, ...source)).toEqual([
    expect.stringContaining(`${content}/policy.ts:4: imports «kysely»`),
  ]);
});
