import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { makeNote } from '../../../../tests/support/good-desk-calls.ts';
import {
  browser,
  type SignedInAdmin,
  type SignedInUser,
  signInAdmin,
  signInUser,
} from '../../../../tests/support/people.ts';
import { readZip } from '../../../../tests/support/read-zip.ts';
import { makeRequest } from '../../../../tests/support/requests.ts';
import { makeSubmission } from '../../../../tests/support/reviews.ts';
import { openShop } from '../../../../tests/support/shop.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let moderator: SignedInAdmin;

beforeAll(async () => {
  owner = await signInAdmin(app);
  moderator = await signInAdmin(app, 'moderator');
});

describe('what waits', () => {
  const read = async (admin: SignedInAdmin) => {
    const { status, body } = await admin.call('GET', '/admin/inbox');
    expect(status).toBe(200);
    const items = body['items'] as { path: string; count: number; isMore: boolean }[];
    return new Map(items.map(({ path, ...count }) => [path, count]));
  };

  it('is counted for each page, and a page of owners for owners alone', async () => {
    const before = await read(owner);
    await makeSubmission(app, await makeContributor(app, 'waits'));
    await makeRequest(app);
    const after = await read(owner);
    for (const path of ['/admin/contributors/requests', '/admin/content/requests'])
      expect(after.get(path)).toEqual({ count: (before.get(path)?.count ?? 0) + 1, isMore: false, mine: 0 });
    const pages = [...(await read(moderator)).keys()].toSorted();
    expect(pages).toEqual(['/admin/content/reports', '/admin/content/requests', '/admin/contributors/requests']);
    expect([...after.keys()]).toEqual(
      expect.arrayContaining([...pages, '/admin/contributors/payments', '/admin/orders/anomalies']),
    );
  });

  it('counts reports by case, and to 99 and no further', async () => {
    const report = { kind: 'other', words: 'Something is wrong with this page.' };
    const { status } = await browser(app).call('POST', '/report/create', report);
    expect(status).toBe(200);
    const before = (await read(owner)).get('/admin/content/reports')?.count ?? 0;
    expect(before).toBeGreaterThan(0);
    await app.pool.query(
      "insert into report (id, kind, words, language) select uuidv7(), 'other', 'Wrong, and wrong again.', 'en' from generate_series(1, 120)",
    );
    expect((await read(owner)).get('/admin/content/reports')).toEqual({ count: 99, isMore: true, mine: 0 });
  });
});

describe('the search', () => {
  interface Found {
    kind: string;
    path: string;
    title: string;
    detail: string;
    isExact: boolean;
  }
  const find = async (q: string, admin = owner): Promise<Found[]> => {
    const { status, body } = await admin.call('GET', `/admin/find?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return body['items'] as Found[];
  };
  let person: SignedInUser;
  let order: { id: string; number: number };
  let code: string;

  beforeAll(async () => {
    const shop = await openShop(app);
    person = await signInUser(app, { name: 'Rahima Khatun', phone: '+8801711223344' });
    await signInUser(app, { name: 'Rahima', method: 'google', email: 'rahima@example.com' });
    order = await shop.buy(person);
    const { rows } = await app.pool.query<{ certificate_code: string }>('select certificate_code from entitlement');
    code = rows[0]?.certificate_code ?? '';
    await makeContributor(app, 'rahima-paints', { demo: true });
  });

  it('leads from a phone number, however it is written, to the person and their orders', async () => {
    const paths = [`/admin/users/${person.userId}`, `/admin/orders/${order.id}`];
    for (const q of ['+8801711223344', '01711-223 344', '০১৭১১২২৩৩৪৪'])
      expect((await find(q)).map(({ path }) => path)).toEqual(paths);
  });

  it('puts what is exactly so first: a number, an e-mail, a name, a title', async () => {
    for (const [q, kind, title] of [
      [`#${order.number}`, 'order', String(order.number)],
      ['RAHIMA@example.com', 'user', 'Rahima'],
      ['rahima', 'user', 'Rahima'],
      ['kingfisher 1', 'work', 'Kingfisher 1'],
    ] as const)
      expect((await find(q))[0]).toMatchObject({ kind, title, isExact: true });
    expect((await find('rahima')).map(({ title }) => title)).toContain('Rahima Khatun');
  });

  it('leads from a certificate to its order, and from a contributor without an account to the works', async () => {
    for (const q of [code, code.toLowerCase().replaceAll('-', '')])
      expect(await find(q)).toMatchObject([{ kind: 'certificate', title: code, path: `/admin/orders/${order.id}` }]);
    expect(await find('rahima-paints')).toMatchObject([
      { kind: 'contributor', path: '/admin/content/assets?contributor=rahima-paints' },
    ]);
  });

  it('answers moderators no orders and no certificates', async () => {
    expect((await find('rahima', moderator)).map(({ kind }) => kind)).not.toContain('order');
    expect(await find(`#${order.number}`, moderator)).toEqual([]);
    expect(await find(code, moderator)).toEqual([]);
  });

  it('takes a few letters for an exact name only, and nothing for a pattern', async () => {
    for (const q of ['', ' ', 'ra', '%', '_a_', "' or 1=1 --", 'zzzqqq']) expect(await find(q)).toEqual([]);
    expect((await owner.call('GET', '/admin/find')).status).toBe(400);
    expect((await owner.call('GET', `/admin/find?q=${'a'.repeat(101)}`)).status).toBe(400);
    expect((await person.call('GET', '/admin/find?q=rahima')).status).toBe(401);
  });
});

describe('a note', () => {
  it('is read by every admin and deleted by its author alone', async () => {
    const person = await signInUser(app);
    const path = `/admin/notes/${person.userId}`;
    const { status, body } = await moderator.call('POST', path, { text: '  Called about an order.\nWill call back. ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ text: 'Called about an order.\nWill call back.', isMine: true });
    await owner.call('POST', path, { text: 'Refunded' });
    expect((await owner.call('GET', path)).body['items']).toMatchObject([
      { text: 'Refunded', isMine: true },
      { _id: body['_id'], isMine: false },
    ]);
    expect((await owner.call('DELETE', `/admin/notes/${String(body['_id'])}`)).status).toBe(404);
    const remove = () => moderator.call('DELETE', `/admin/notes/${String(body['_id'])}`);
    const statuses = (await Promise.all([remove(), remove()])).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
    expect((await owner.call('GET', path)).body['items']).toHaveLength(1);
  });

  it('needs a text and an account that there still is', async () => {
    const person = await signInUser(app);
    const add = async (id: string, text: string) => (await owner.call('POST', `/admin/notes/${id}`, { text })).status;
    expect(await add(person.userId, ' \n ')).toBe(400);
    expect(await add(person.userId, 'a'.repeat(2001))).toBe(400);
    expect(await add('nonsense', 'Hello')).toBe(404);
    await makeNote(app, person.userId);
    const zip = await readZip(Buffer.from(await (await person.fetch('/api/v1/user/export')).arrayBuffer()));
    expect([...zip.keys()]).toContain('notes-of-admins.json');
    expect((await person.deleteAccount()).status).toBe(200);
    expect(await add(person.userId, 'Hello')).toBe(409);
    expect((await owner.call('GET', `/admin/notes/${person.userId}`)).body).toEqual({ items: [] });
  });
});

describe('views of lists', () => {
  const view = { list: '/admin/orders', name: 'Paid', query: 'status=paid&sort=-total' };
  const list = async (admin: SignedInAdmin) =>
    (await admin.call('GET', '/admin/views')).body['items'] as (typeof view & { _id: string })[];

  it('are kept, renamed and deleted by the admin alone whose they are', async () => {
    const admin = await signInAdmin(app, 'moderator');
    const { status, body } = await admin.call('POST', '/admin/views', view);
    expect([status, body]).toEqual([200, { _id: body['_id'], ...view }]);
    expect(await list(admin)).toEqual([body]);
    expect(await list(owner)).toEqual([]);
    const path = `/admin/views/${String(body['_id'])}`;
    expect((await owner.call('PATCH', path, { name: 'Mine' })).status).toBe(404);
    expect((await owner.call('DELETE', path)).status).toBe(404);
    expect((await admin.call('PATCH', path, { name: 'Dearest' })).body).toMatchObject({ name: 'Dearest' });
    expect((await admin.call('DELETE', path)).status).toBe(200);
    expect((await admin.call('DELETE', path)).status).toBe(404);
    expect((await app.fetch('/api/v1/admin/views')).status).toBe(401);
  });

  it('have a name of their own in their list, and are twelve at most, however many are saved at once', async () => {
    const admin = await signInAdmin(app, 'moderator');
    const save = async (name: string, of = '/admin/users') =>
      (await admin.call('POST', '/admin/views', { ...view, list: of, name })).status;
    expect([await save('Paid'), await save(' paid '), await save('Paid', '/admin/orders')]).toEqual([200, 409, 200]);
    const statuses = await Promise.all(Array.from({ length: 14 }, (_, n) => save(`View ${n}`)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    const [first, second] = await list(admin);
    expect(first?.name).toBe('Paid');
    expect((await admin.call('PATCH', `/admin/views/${second?._id}`, { name: 'PAID' })).status).toBe(
      second?.list === '/admin/users' ? 409 : 200,
    );
  });

  it('refuse what is no list, name or query', async () => {
    for (const wrong of [
      { list: 'https://x.test' },
      { name: ' ' },
      { name: 'x'.repeat(41) },
      { query: 'x'.repeat(601) },
    ])
      expect((await owner.call('POST', '/admin/views', { ...view, ...wrong })).status).toBe(400);
  });
});
