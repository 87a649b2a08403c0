import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { readCsvRows } from '../../../platform/csv.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;

beforeAll(async () => {
  owner = await signInAdmin(app);
});

async function readExport(path: string): Promise<string[][]> {
  const answer = await owner.fetch(`/api/v1${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=[a-z-]+-\d{4}-\d\d-\d\d\.csv$/);
  const rows: string[][] = [];
  for await (const { cells } of readCsvRows([await answer.text()])) rows.push([...cells]);
  return rows;
}

const lists = {
  '/order/export': 'orders',
  '/order/refund-request/export': 'refund-requests',
  '/user/all/export': 'users',
  '/contributor/export': 'contributors',
  '/content/assets/export': 'works',
  '/report/export': 'reports',
  '/withdraw-request/export': 'withdrawals',
  '/admin/audit/export': 'audit',
};

it.each(Object.entries(lists))('%s is for admins, and recorded', async (path, name) => {
  expect((await app.fetch(`/api/v1${path}`)).status).toBe(401);
  const person = await signInUser(app);
  expect((await person.call('GET', path)).status).toBe(401);
  const [heads = [], ...rows] = await readExport(path);
  expect(heads.length).toBeGreaterThan(5);
  for (const row of rows) expect(row).toHaveLength(heads.length);
  const { rows: recorded } = await app.pool.query(
    "select admin_id, details from audit_log where action = 'list.export' and subject_id = $1",
    [name],
  );
  expect(recorded).toEqual([{ admin_id: owner.adminId, details: { key: name } }]);
  expect((await owner.call('GET', `${path}?sort=nothing`)).status).toBe(400);
});

it('has exactly what the list has, in its order, over all pages', async () => {
  await app.pool.query(
    `insert into account (id, username, name) select uuidv7(), 'export-' || n, 'Export ' || md5(n::text)
     from generate_series(1, 1100) n`,
  );
  const [heads = [], ...rows] = await readExport('/user/all/export?q=export&sort=-person');
  const names = rows.map((row) => row[heads.indexOf('name')]);
  expect(names).toHaveLength(1100);
  expect(names).toEqual(names.toSorted((a = '', b = '') => (a < b ? 1 : -1)));
  const { body } = await owner.call('GET', '/user/all?q=export&sort=-person&limit=100');
  expect(names.slice(0, 100)).toEqual((body['items'] as { name: string }[]).map(({ name }) => name));
  expect(await readExport('/user/all/export?q=zzzzqqq')).toEqual([heads]);
});

it('has no formula in it', async () => {
  await app.pool.query(
    "insert into account (id, username, name) values (uuidv7(), 'formula', '=HYPERLINK(\"http://x.test\")')",
  );
  const answer = await owner.fetch('/api/v1/user/all/export?q=hyperlink');
  expect(await answer.text()).toContain(`"'=HYPERLINK(""http://x.test"")"`);
});
