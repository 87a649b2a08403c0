import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy, giveBack, payOrder } from '../../../../tests/support/bought.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const bytes = randomBytes(50_000);
let heron: Made;
let lotus: Made;
let free: Made;

beforeAll(async () => {
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  heron = await makeContent(app, { category, contributor, title: 'Grey Heron', prices: [4900, 900], bytes });
  lotus = await makeContent(app, {
    category,
    contributor,
    title: 'শাপলা ফুল',
    translatedTitle: 'Water lily',
    prices: [2500],
    fileName: 'shapla_final.svg',
  });
  free = await makeContent(app, { category, contributor, title: 'Free crane', prices: [0] });
});

const line = (made: Made, price: number, index = 0) => ({
  contentId: made.contentId,
  variantId: made.variantIds[index] ?? '',
  price,
});
const addressOf = (made: Made, index = 0): string =>
  `/api/v1/content/download/${made.contentId}/${made.variantIds[index]}`;
interface Item {
  readonly title: string;
  readonly variantId: string;
  readonly available: boolean;
  readonly times: number;
  readonly files: readonly { readonly _id: string }[];
  readonly purchase: { readonly orderId: string; readonly certificate: string } | null;
}
async function list(person: SignedInUser, query = ''): Promise<{ items: Item[]; total: number }> {
  const { status, body } = await person.call('GET', `/content/downloaded${query}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as unknown as { items: Item[]; total: number };
}
const titles = async (person: SignedInUser, query = ''): Promise<string[]> =>
  (await list(person, query)).items.map(({ title }) => title);

describe('the library of an account', () => {
  it('has what was bought and what was taken free, last first, with what can be had of it', async () => {
    const person = await signInUser(app);
    await person.fetch(addressOf(free));
    const order = await buy(app, person, [line(heron, 4900)]);
    const { items, total } = await list(person);
    expect(total).toBe(2);
    const countInProfile = async () => (await person.call('GET', '/user/get/profile')).body['downloads'];
    expect(await countInProfile()).toBe(1);
    expect(items).toMatchObject([
      {
        title: 'Grey Heron',
        available: true,
        times: 0,
        firstAt: null,
        lastAt: null,
        purchase: { orderId: order.id, number: order.number, certificate: expect.stringMatching(/^[0-9A-Z-]{19}$/) },
        files: [{ name: 'file.svg', format: 'svg', size: 50_000 }],
      },
      { title: 'Free crane', available: true, times: 1, purchase: null },
    ]);
    const [{ _id: file = '' } = {}] = items[0]?.files ?? [];
    const response = await person.fetch(`${addressOf(heron)}?file=${file}`);
    expect(
      createHash('sha256')
        .update(Buffer.from(await response.arrayBuffer()))
        .digest('hex'),
    ).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect((await list(person)).items[0]).toMatchObject({ times: 1, lastAt: expect.any(String) });
    expect(await countInProfile()).toBe(2);
  });

  it.each([
    ['?q=heron', ['Grey Heron']],
    ['?q=HERON%20grey', ['Grey Heron']],
    [`?q=${encodeURIComponent('শাপলা')}`, ['শাপলা ফুল']],
    [`?q=${encodeURIComponent('শাপলা'.normalize('NFD'))}`, ['শাপলা ফুল']],
    ['?q=lily', ['শাপলা ফুল']],
    ['?q=shapla_final', ['শাপলা ফুল']],
    ['?q=flower', ['শাপলা ফুল']],
    ['?q=phul', ['শাপলা ফুল']],
    ['?q=zzkqp', []],
    ['?q=%25', []],
    ['?q=nothing', []],
    ['?kind=bought', ['শাপলা ফুল', 'Grey Heron']],
    ['?kind=free', ['Free crane']],
    ['?kind=free&q=heron', []],
    ['?q=%20', ['শাপলা ফুল', 'Grey Heron', 'Free crane']],
  ])('is searched with %s', async (query, expected) => {
    const person = await signInUser(app);
    await person.fetch(addressOf(free));
    await buy(app, person, [line(heron, 4900)]);
    await buy(app, person, [line(lotus, 2500)]);
    expect(await titles(person, query)).toEqual(expected);
    expect((await list(person, query)).total).toBe(expected.length);
  });

  it('shows each variant once on its pages, also one that was bought twice', async () => {
    const person = await signInUser(app);
    const lines = [line(heron, 4900), line(lotus, 2500)];
    // Two orders of the same variant are paid in two tabs.
    const create = (key: string) => person.call('POST', '/order/create', { lines }, { 'idempotency-key': key });
    const orders = [await create(`first-${person.userId}`), await create(`second-${person.userId}`)];
    for (const { body } of orders) {
      await payOrder(app, String(body['_id']));
    }
    await person.fetch(addressOf(heron));
    await person.fetch(addressOf(free));
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Record<string, unknown> } = await person.call(
        'GET',
        `/content/downloaded?limit=1&cursor=${cursor}`,
      );
      seen.push(...(body['items'] as Item[]).map(({ title }) => title));
      cursor = body['nextCursor'] as string | null;
    }
    expect(seen.toSorted()).toEqual(['Free crane', 'Grey Heron', 'শাপলা ফুল']);
    expect((await person.call('GET', '/user/get/profile')).body['downloads']).toBe(2);
  });

  it('keeps what was bought when the work is taken down, is priced anew or its maker leaves', async () => {
    const person = await signInUser(app);
    const category = await makeCategory(app, 'trees');
    const contributor = await makeContributor(app, 'leaver');
    const oak = await makeContent(app, { category, contributor, title: 'Oak', prices: [700] });
    await buy(app, person, [line(oak, 700)]);
    await app.pool.query("update content set status = 'unpublished' where id = $1", [oak.contentId]);
    await app.pool.query('update variant set price = null where content_id = $1', [oak.contentId]);
    await app.pool.query('delete from listing where content_id = $1', [oak.contentId]);
    expect((await list(person)).items).toMatchObject([{ title: 'Oak', available: true, card: null }]);
    expect((await person.fetch(addressOf(oak))).status).toBe(200);
  });

  it('is refused after a refund: no list, no byte, no range, no resumption', async () => {
    const person = await signInUser(app);
    const order = await buy(app, person, [line(heron, 4900), line(lotus, 2500)]);
    const first = await person.fetch(addressOf(heron), { headers: { range: 'bytes=0-99' } });
    expect([first.status, (await first.arrayBuffer()).byteLength]).toEqual([206, 100]);
    await giveBack(app, order.id, [order.lines[0]?._id ?? '']);
    for (const range of [undefined, 'bytes=100-199', 'bytes=0-']) {
      const headers: Record<string, string> =
        range === undefined ? {} : { range, 'if-range': first.headers.get('etag') ?? '' };
      for (const method of ['GET', 'HEAD']) {
        const refused = await person.fetch(addressOf(heron), { method, headers });
        expect(refused.status).toBe(402);
        expect(refused.headers.get('etag')).toBeNull();
      }
    }
    const { items, total } = await list(person, '?kind=bought');
    expect([total, (await list(person, '?kind=free')).total]).toEqual([2, 0]);
    // A refunded variant stays in the list, with its order.
    expect(items).toMatchObject([
      { title: 'শাপলা ফুল', available: true, files: [{}], purchase: { orderId: order.id, refundedAt: null } },
      {
        title: 'Grey Heron',
        available: false,
        files: [],
        purchase: { orderId: order.id, number: order.number, refundedAt: expect.any(String) },
      },
    ]);
    expect((await person.fetch(addressOf(lotus))).status).toBe(200);
  });

  it('names what was given back and never downloaded, until it is bought again', async () => {
    const person = await signInUser(app);
    const order = await buy(app, person, [line(heron, 4900)]);
    await giveBack(app, order.id);
    expect(await list(person)).toMatchObject({
      total: 1,
      items: [{ title: 'Grey Heron', available: false, times: 0, purchase: { orderId: order.id } }],
    });
    expect((await person.call('GET', '/user/get/profile')).body['downloads']).toBe(0);
    const again = await buy(app, person, [line(heron, 4900)]);
    const bought = { available: true, purchase: { orderId: again.id, refundedAt: null } };
    expect(await list(person)).toMatchObject({ total: 1, items: [bought] });
    await giveBack(app, again.id);
    expect(await list(person)).toMatchObject({
      total: 1,
      items: [{ available: false, purchase: { orderId: again.id, refundedAt: expect.any(String) } }],
    });
  });

  it('gives a variant to who bought that one alone', async () => {
    const [person, other] = [await signInUser(app), await signInUser(app)];
    await buy(app, person, [line(heron, 4900)]);
    expect((await person.fetch(addressOf(heron))).status).toBe(200);
    expect((await person.fetch(addressOf(heron, 1))).status).toBe(402);
    expect((await other.fetch(addressOf(heron))).status).toBe(402);
    expect((await app.fetch(addressOf(heron))).status).toBe(402);
    expect((await list(other)).items).toEqual([]);
  });
});

describe('counts', () => {
  it('are one for each account, variant and day, in one network too', async () => {
    const count = async (): Promise<number> =>
      (
        await app.pool.query<{ n: number }>('select count(*)::int as n from content_download where content_id = $1', [
          free.contentId,
        ])
      ).rows[0]?.n ?? 0;
    const before = await count();
    const people = [await signInUser(app), await signInUser(app), await signInUser(app)];
    await Promise.all([...people, ...people, ...people].map((person) => person.fetch(addressOf(free))));
    expect(await count()).toBe(before + 3);
    const { rows } = await app.pool.query<{ times: number }>(
      'select times from account_download where account_id = any($1)',
      [people.map(({ userId }) => userId)],
    );
    expect(rows.map(({ times }) => times)).toEqual([1, 1, 1]);
    // Another day counts as another download.
    await app.pool.query("update account_download set last_at = last_at - interval '1 day' where account_id = $1", [
      people[0]?.userId,
    ]);
    await people[0]?.fetch(addressOf(free));
    expect((await list(people[0] as SignedInUser)).items[0]?.times).toBe(2);
    expect((await people[0]?.call('GET', '/user/get/profile'))?.body['downloads']).toBe(2);
  });
});

it('shows owners the library of anybody, and no moderator', async () => {
  const person = await signInUser(app);
  await person.fetch(addressOf(free));
  await buy(app, person, [line(heron, 4900)]);
  const owner = await signInAdmin(app);
  const { body } = await owner.call('GET', `/content/downloaded/${person.userId}?limit=10`);
  expect(body).toMatchObject({ total: 2, items: [{ title: 'Grey Heron' }, { title: 'Free crane' }] });
  const statusFor = async (who: { call: SignedInUser['call'] }, id: string) =>
    (await who.call('GET', `/content/downloaded/${id}`)).status;
  expect(await statusFor(owner, 'nonsense')).toBe(404);
  expect(await statusFor(await signInAdmin(app, 'moderator'), person.userId)).toBe(403);
  expect(await statusFor(person, person.userId)).toBe(401);
});
