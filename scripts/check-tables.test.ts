import { describe, expect, test } from 'vitest';
import { checkTables } from './check-tables.ts';
import { listCteNames, readSql } from './sql-tables.ts';

const files: readonly [string, string][] = [
  [
    'src/platform/database/schema.ts',
    'export interface DB {\n  cart: Cart;\n  cart_line: CartLine;\n  content: Content;\n}',
  ],
  ['src/features/buying/cart/tables.ts', "export const tables = ['cart', 'cart_line'] as const;"],
  ['src/features/catalogue/content/tables.ts', "export const tables = ['content'] as const;"],
];
const store = 'src/features/buying/cart/store.ts';
const messagesFor = (source: string, path = store): string[] =>
  checkTables(new Map([...files, [path, source]])).map(({ path: at, line, message }) => `${at}:${line}: ${message}`);

describe('tables in a text', () => {
  test.each([
    ['select * from a', ['a']],
    ['select a.x from a join b using (x) left join c on true, d', ['a', 'b', 'c', 'd']],
    ['select 1 from a x, lateral (select 1 from b, c) y, only d', ['a', 'b', 'c', 'd']],
    ['select extract(epoch from x) from unnest( $ ) u (x), a', ['a']],
    ['select a is distinct from b, (select 1 from c) from d where e in (f, g)', ['c', 'd']],
    ['insert into a (b, c) select d, e from f on conflict (b) do update set c = excluded.c', ['a', 'f']],
    ['update a set b = c.d from c', ['a', 'c']],
    ['delete from a using b where c for update of t', ['a']],
    ["select 'from a' from b -- from c", ['b']],
    ['select 1 from "a", public.b', ['a', 'b']],
    ['insert into a.b (c) select d from a.e', ['a.b', 'a.e']],
  ])('%s', (text, tables) => {
    expect([...readSql(text).tables].sort()).toEqual([...tables].sort());
  });

  test('names of subqueries', () => {
    expect(listCteNames('with a as (select 1), b (x, y) as materialized (select 2) select 3')).toEqual(['a', 'b']);
    expect(listCteNames('with recursive a as not materialized (select 1) select 2')).toEqual(['a']);
  });

  test.each([
    ['select 1 from a', false],
    ['insert into a values (1)', true],
    ['update a set b = 1', true],
    ['update a as x set b = 1', true],
    ['delete from a', true],
    ['select 1 from a for update', true],
    ['select 1 from a for no key update of a', true],
    ['select 1 from a for share', true],
    ['select pg_advisory_xact_lock(1)', true],
    ["select 'update' as updated from a", false],
  ])('%s writes: %s', (text, writes) => {
    expect(readSql(text).writes).toBe(writes);
  });
});

describe('owners', () => {
  test.each([
    'export const read = (db: Database) => sql`select * from cart join cart_line using (id)`.execute(db);',
    "export const read = (db: Database) => db.selectFrom('cart as c').innerJoin('cart_line', 'a', 'b').execute();",
    'const read = sql`with content as (select 1) select * from content`;',
    "const read = (db: Database) => db.with('content', (cte) => cte.selectFrom('cart')).selectFrom('content');",
    "const read = (db: Database) => db.with((cte) => cte('content').materialized(), f).selectFrom('content');",
    "const list = Array.from('content');",
  ])('%s', (source) => {
    expect(messagesFor(source)).toEqual([]);
  });

  test.each([
    'const read = (db: Database) => sql<Row>`select * from cart, (select 1) x, content`.execute(db);',
    "const read = (db: Database) => db.selectFrom('content').execute();",
    "const read = (db: Database) => db.selectFrom('cart').leftJoin('content as c', 'a', 'b').execute();",
    "const read = (db: Database) => db.selectFrom((eb) => eb.selectFrom('content').as('x')).execute();",
    "const table = sql.table('content');",
    "const write = (tx: Transaction) => tx.insertInto('content').values({}).execute();",
    "const read = (pool: pg.Pool) => pool.query('select * from content');",
  ])('%s names another feature’s table', (source) => {
    expect(messagesFor(source)).toEqual([`${store}:1: «content» belongs to content: call its service.`]);
  });

  test('the wiring and the platform own no table of a feature', () => {
    expect(messagesFor('const read = sql`select 1 from cart`;', 'src/start/app.ts')).toHaveLength(1);
    expect(messagesFor('const read = sql`select 1 from cart`;', 'src/platform/jobs/jobs.ts')).toHaveLength(1);
    expect(messagesFor('const read = sql`select 1 from cart`;', 'tests/support/app.ts')).toEqual([]);
  });

  test('a table has one owner, and an owner has tables of the schema', () => {
    const tables = 'src/features/buying/orders/tables.ts';
    expect(messagesFor("export const tables = ['cart'] as const;", tables)).toEqual([
      `${tables}:1: «cart» belongs to cart already.`,
    ]);
    expect(messagesFor("export const tables = ['order'] as const;", tables)).toEqual([
      `${tables}:1: «order» is no table of the schema.`,
    ]);
    const [schema = ['', '']] = files;
    expect(checkTables(new Map([schema])).map(({ message }) => message)).toHaveLength(3);
  });
});

describe('writing', () => {
  test.each([
    'async function add(tx: Transaction, id: string) { await sql`insert into cart values (1)`.execute(tx); }',
    "const lock = (tx: Transaction) => tx.selectFrom('cart').forUpdate().execute();",
    "const remove = async (tx: Transaction) => ids.map((id) => tx.deleteFrom('cart').where('id', '=', id).execute());",
  ])('%s', (source) => {
    expect(messagesFor(source)).toEqual([]);
  });

  test.each([
    'async function add(db: Database) { await sql`insert into cart values (1)`.execute(db); }',
    "const lock = (db: Database) => db.selectFrom('cart').forShare().execute();",
    "const remove = (db: Database) => db.deleteFrom('cart').execute();",
    'const lock = (db: Database) => sql`select pg_advisory_xact_lock(1)`.execute(db);',
  ])('%s is outside a transaction', (source) => {
    expect(messagesFor(source)).toEqual([expect.stringContaining('writes or locks outside a transaction')]);
  });
});
