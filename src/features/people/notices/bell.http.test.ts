import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy, giveBack } from '../../../../tests/support/bought.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { markUnpaid } from '../../buying/orders/service/paid.ts';
import { recordNotice } from './service/record.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let heron: Made;

beforeAll(async () => {
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  heron = await makeContent(app, { category, contributor, title: 'Heron', prices: [4900] });
});

const toLine = () => ({ contentId: heron.contentId, variantId: heron.variantIds[0] ?? '', price: 4900 });
interface Notice {
  readonly _id: string;
  readonly code: string;
  readonly about: string;
  readonly subject: string | null;
  readonly isRead: boolean;
}
async function read(person: SignedInUser, query = '') {
  const { body } = await person.call('GET', `/user/notices${query}`);
  return body as unknown as { items: Notice[]; nextCursor: string | null; total: number; unread: number };
}
const countUnread = async (person: SignedInUser) => (await person.call('GET', '/user/notices/unread')).body['unread'];
const tell = (person: SignedInUser, title: string) =>
  inTransaction(app.systemContext(), (ctx) =>
    recordNotice(ctx, person.userId, { code: 'content_republished', about: title }),
  );

describe('the bell', () => {
  it('tells of an order that is paid, held back and given back, each once, and leads to it', async () => {
    const person = await signInUser(app);
    const held = await person.call('POST', '/order/create', { lines: [toLine()] }, { 'idempotency-key': createId() });
    const heldId = String(held.body['_id']);
    for (let time = 0; time < 2; time += 1)
      await inTransaction(app.systemContext(), (ctx) => markUnpaid(ctx, { orderId: heldId, status: 'on_hold' }));
    const order = await buy(app, person, [toLine()]);
    await giveBack(app, order.id);
    const { items, unread, total } = await read(person);
    expect(items.map(({ code, about, subject }) => [code, about, subject])).toEqual([
      ['order_refunded', String(order.number), order.id],
      ['order_paid', String(order.number), order.id],
      ['order_on_hold', String(held.body['number']), heldId],
    ]);
    expect([unread, total]).toEqual([3, 3]);
    // The profile doesn't list these notifications, because they would displace those that stay until they are hidden.
    expect((await person.call('GET', '/user/get/profile')).body['notices']).toEqual([]);
  });

  it('marks read what was shown, and keeps what came meanwhile as new', async () => {
    const person = await signInUser(app);
    await tell(person, 'One');
    await tell(person, 'Two');
    const [newest] = (await read(person)).items;
    await tell(person, 'Three');
    const answer = await person.call('POST', '/user/notices/read', { through: newest?._id });
    expect([answer.status, answer.body['unread']]).toEqual([200, 1]);
    expect((await read(person)).items.map(({ about, isRead }) => [about, isRead])).toEqual([
      ['Three', false],
      ['Two', true],
      ['One', true],
    ]);
    for (const again of [1, 2]) {
      await person.call('POST', '/user/notices/read', { through: (await read(person)).items[0]?._id });
      expect([again, await countUnread(person)]).toEqual([again, 0]);
    }
  });

  it('marks nothing by somebody else’s notice, an unknown one or what is none', async () => {
    const [person, other] = [await signInUser(app), await signInUser(app)];
    await tell(person, 'Mine');
    await tell(other, 'Theirs');
    const theirs = (await read(other)).items[0]?._id;
    for (const through of [theirs, createId(), 'nothing']) await person.call('POST', '/user/notices/read', { through });
    expect([await countUnread(person), await countUnread(other)]).toEqual([1, 1]);
    expect((await person.call('POST', '/user/notices/read', {})).status).toBe(400);
    expect((await app.fetch('/api/v1/user/notices/unread')).status).toBe(401);
    expect((await app.fetch('/api/v1/user/notices')).status).toBe(401);
  });

  it('is read by pages, of the last month', async () => {
    const person = await signInUser(app);
    for (let n = 0; n < 5; n += 1) await tell(person, `Work ${n}`);
    await app.pool.query(
      "update account_notice set created_at = now() - interval '31 days' where account_id = $1 and about = 'Work 0'",
      [person.userId],
    );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof read>> = await read(person, `?limit=2&cursor=${cursor}`);
      seen.push(...page.items.map(({ about }) => about));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(['Work 4', 'Work 3', 'Work 2', 'Work 1']);
    expect(await countUnread(person)).toBe(4);
    expect((await person.call('GET', '/user/notices?cursor=nonsense')).status).toBe(400);
  });
});
