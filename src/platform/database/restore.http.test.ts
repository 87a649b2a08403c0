import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { makeCategory, makeCollection, makeContent, makeContributor } from '../../../tests/support/factories.ts';
import { signInUser } from '../../../tests/support/people.ts';

const app = await testApp();
await signInUser(app);
const options = { category: await makeCategory(app, 'icons'), contributor: await makeContributor(app, 'mina') };
await makeCollection(app, 'first', [await makeContent(app, { ...options, title: 'Weather icons' })]);
const client = await app.pool.connect();
afterAll(() => client.release(true));
// The scripts of pg_dump start with this statement.
await client.query("begin; set local search_path = ''");

const list = async (sql: string): Promise<string[]> =>
  (await client.query<{ statement: string }>(sql)).rows.map(({ statement }) => statement);

it('checks the rows of a restored dump, whose search path is empty', async () => {
  const statements = await list(
    `select format('alter table %s add constraint again check (%s)', conrelid::regclass, pg_get_expr(conbin, conrelid)) as statement
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  expect(statements.length).toBeGreaterThan(100);
  for (const statement of statements) {
    await client.query(`savepoint before; ${statement}`);
    await client.query('rollback to savepoint before');
  }
});

it('builds every index of a restored dump', async () => {
  const statements = await list(
    `select pg_get_indexdef(indexrelid) as statement from pg_index join pg_class c on c.oid = indexrelid
     where c.relnamespace = 'public'::regnamespace and (indexprs is not null or indpred is not null)`,
  );
  expect(statements.length).toBeGreaterThan(3);
  for (const statement of statements) {
    await client.query(`savepoint before; ${statement.replace(/ INDEX \S+ ON /, ' INDEX again ON ')}`);
    await client.query('rollback to savepoint before');
  }
});

it('lets nobody write characters that can not be seen into what others read', async () => {
  const unchecked = await list(
    `select format('%s.%s', c.relname, a.attname) as statement
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.atttypid = 'text'::regtype and not a.attisdropped
       and a.attname ~ '^(.*_)?(name|title|description|bio|words|keyword|label|summary|alt|attribution|reason|note)(_bn)?$'
       and not exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey)
         and pg_get_constraintdef(k.oid) ~ 'is_clean_(line|text)|\\^\\[a-z0-9')
     order by 1`,
  );
  // Only their owner sees these texts, or they are codes, names of files, or data of the development sign-in.
  expect(unchecked).toEqual([
    'development_person.name',
    'identity.label',
    'migration.name',
    'refund.reason',
    'refund_request.reason',
  ]);
});
