import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { findLastSeen, readSessions } from '../sessions/store.ts';
import { readUsers } from './store/users.ts';

const app = await testApp();

/** Number of accounts that makes an index cheaper than a full scan or a sort. */
const ACCOUNTS = 30_000;

beforeAll(async () => {
  await app.pool.query(`
    insert into account (id, username, name, email, status, suspended_at, role)
    select uuidv7(make_interval(secs => n)), 'user-' || n, md5(n::text), 'user-' || n || '@example.com',
      case when n % 100 = 1 then 'suspended' else 'active' end, case when n % 100 = 1 then now() end,
      case when n % 10 = 0 then 'contributor' when n % 50 = 1 then 'applicant' else 'customer' end
    from generate_series(1, ${ACCOUNTS}) n`);
  await app.pool.query(`
    insert into identity (issuer, subject, account_id, method) select 'https://identity.test', username, id, 'phone' from account`);
  await app.pool.query(`
    insert into session (id, token_hash, realm, account_id, method, seen_at, idle_expires_at, expires_at)
    select uuidv7(), sha256((id::text || n)::bytea), 'user', id, 'phone', now() - make_interval(hours => n), now() + interval '1 day', now() + interval '1 day'
    from account, generate_series(1, 2) n`);
  await app.pool.query('analyze account, identity, session');
}, 60_000);

/** Plan nodes that scan a whole table or sort rows. */
const unwanted = /Seq Scan|Sort|Bitmap/;

const statuses = [undefined, 'active', 'suspended', 'deleted'] as const;
const roles = [undefined, 'customer', 'applicant', 'contributor'] as const;
const orders = (['-created', 'created'] as const).flatMap((sort) =>
  statuses.flatMap((status) => roles.map((role) => ({ sort, status, role }))),
);

const someId = async (): Promise<string> =>
  (await app.pool.query<{ id: string }>(`select id from account order by id offset ${ACCOUNTS / 2} limit 1`)).rows[0]
    ?.id ?? '';

describe('the list of users is read from an index, in its order', () => {
  it.each(orders)('$sort, status $status, role $role', async ({ sort, status, role }) => {
    for (const after of [undefined, { value: '', id: await someId() }]) {
      const filters = { words: [], status, role };
      const [plan] = await explainQueries(app.pool, (db) => readUsers(db, filters, { sort, after, limit: 25 }));
      expect(plan?.steps.filter((step) => unwanted.test(step))).toEqual([]);
      expect(plan?.indexes).toContain('identity_method');
    }
  });
});

describe('the list of users is read from an index by every column', () => {
  const columns = ['person', 'contact', 'status'] as const;
  it.each(columns.flatMap((column) => [column, `-${column}`] as const))('%s', async (sort) => {
    const all = { words: [], status: undefined, role: undefined };
    const last = (await readUsers(app.db, all, { sort, after: undefined, limit: 25 })).at(-1);
    for (const after of [undefined, last && { value: last.sorted_by, id: last.id }]) {
      const [plan] = await explainQueries(app.pool, (db) => readUsers(db, all, { sort, after, limit: 25 }));
      expect(plan?.steps.filter((step) => unwanted.test(step))).toEqual([]);
    }
  });
});

it('finds users by rare words in the index of letter groups', async () => {
  const filters = { words: ['user-12345'], status: undefined, role: undefined };
  const page = { sort: '-created', after: undefined, limit: 25 } as const;
  const [plan] = await explainQueries(app.pool, (db) => readUsers(db, filters, page));
  expect(plan?.indexes).toContain('account_search');
});

it('reads the sessions of a person from an index, in their order', async () => {
  const owner = await someId();
  const [plan] = await explainQueries(app.pool, (db) => readSessions(db, 'user', owner));
  expect(plan).toMatchObject({ indexes: ['session_account'] });
  expect(plan?.steps.filter((step) => unwanted.test(step))).toEqual([]);
});

it('reads the last visits of a page from an index', async () => {
  const { rows } = await app.pool.query<{ id: string }>('select id from account order by id desc limit 25');
  const ids = rows.map(({ id }) => id);
  const [plan] = await explainQueries(app.pool, (db) => findLastSeen(db, ids));
  expect(plan).toMatchObject({ indexes: ['session_account'] });
  expect(plan?.steps).not.toContain('Seq Scan');
});
