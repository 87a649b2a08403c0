import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy, giveBack, payOrder } from '../../../../tests/support/bought.ts';
import { type Made, makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { makeAgreement } from '../../../../tests/support/splits.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { markPaid } from './service/paid.ts';
import { completeRefund, requestRefund } from './service/refunds.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let category: Awaited<ReturnType<typeof makeCategory>>;
beforeAll(async () => {
  category = await makeCategory(app, 'birds');
});

interface Earner extends SignedInUser {
  readonly contributorId: string;
}
async function makeEarner(): Promise<Earner> {
  const person = await signInContributor(app);
  const { rows } = await app.pool.query<{ id: string }>('select id from contributor where account_id = $1', [
    person.userId,
  ]);
  return { ...person, contributorId: rows[0]?.id ?? '' };
}
/** Makes a work at this price, as a line for an order. */
async function makeWork({ contributorId: contributor }: Earner, price: number) {
  const work: Made = await makeContent(app, { category, contributor, title: 'Heron', prices: [price] });
  return { contentId: work.contentId, variantId: work.variantIds[0] ?? '', price };
}
const buyLines = async (...lines: Awaited<ReturnType<typeof makeWork>>[]) => buy(app, await signInUser(app), lines);

interface Notice {
  readonly code: string;
  readonly about: string;
  readonly subject: string | null;
  readonly amount: number | null;
  readonly currency: string;
}
/** Sale notices of an account, oldest first. */
async function readTold(person: SignedInUser): Promise<[string, string, number | null][]> {
  const { body } = await person.call('GET', '/user/notices');
  return (body['items'] as Notice[])
    .filter(({ code }) => code.startsWith('sale_'))
    .map(({ code, about, amount }): [string, string, number | null] => [code, about, amount])
    .reverse();
}

describe('the bell of a contributor', () => {
  it('tells once of an order with several lines, what all of them earned', async () => {
    const seller = await makeEarner();
    const order = await buyLines(
      await makeWork(seller, 10_001),
      await makeWork(seller, 4999),
      await makeWork(seller, 0),
    );
    await payOrder(app, order.id);
    expect(await readTold(seller)).toEqual([['sale_made', String(order.number), 7001 + 3499]]);
    const { body } = await seller.call('GET', '/user/notices');
    // Orders are private to their buyer, so a notice doesn't link to one.
    expect((body['items'] as Notice[])[0]).toMatchObject({ subject: null, currency: 'BDT' });
    expect(body['unread']).toBeGreaterThan(0);
    // Sale notices appear only under the bell, not in the profile.
    const profile = await seller.call('GET', '/user/get/profile');
    expect(JSON.stringify(profile.body['notices'])).not.toContain('sale_');
  });

  it('tells each contributor of an order their own share, and nobody of what is free', async () => {
    const [one, two, giver] = [await makeEarner(), await makeEarner(), await makeEarner()];
    const order = await buyLines(await makeWork(one, 10_001), await makeWork(two, 4999), await makeWork(giver, 0));
    expect(await readTold(one)).toEqual([['sale_made', String(order.number), 7001]]);
    expect(await readTold(two)).toEqual([['sale_made', String(order.number), 3499]]);
    expect(await readTold(giver)).toEqual([]);
    await buyLines(await makeWork(giver, 0));
    expect(await readTold(giver)).toEqual([]);
  });

  it('tells collaborators what was agreed, together with what their own works earned', async () => {
    const [owner, editor, silent] = [await makeEarner(), await makeEarner(), await makeEarner()];
    const shared = await makeWork(owner, 10_001);
    await makeAgreement(app, shared.contentId, [
      { contributorId: owner.contributorId, basisPoints: 5000 },
      { contributorId: editor.contributorId, basisPoints: 5000 },
      { contributorId: silent.contributorId, basisPoints: 0 },
    ]);
    const order = await buyLines(shared, await makeWork(editor, 4999));
    const number = String(order.number);
    expect(await readTold(owner)).toEqual([['sale_made', number, 3501]]);
    expect(await readTold(editor)).toEqual([['sale_made', number, 3500 + 3499]]);
    expect(await readTold(silent)).toEqual([]);
    await giveBack(app, order.id);
    expect((await readTold(owner)).slice(1)).toEqual([['sale_refunded', number, 3501]]);
    expect((await readTold(editor)).slice(1)).toEqual([['sale_refunded', number, 3500 + 3499]]);
    expect(await readTold(silent)).toEqual([]);
  });

  it('tells of each refund once, what it took', async () => {
    const [one, two] = [await makeEarner(), await makeEarner()];
    const order = await buyLines(await makeWork(one, 10_001), await makeWork(one, 4999), await makeWork(two, 4999));
    const [first] = order.lines;
    await giveBack(app, order.id, [first?._id ?? '']);
    const number = String(order.number);
    expect((await readTold(one)).slice(1)).toEqual([['sale_refunded', number, 7001]]);
    expect(await readTold(two)).toEqual([['sale_made', number, 3499]]);
    await giveBack(app, order.id);
    expect((await readTold(one)).slice(2)).toEqual([['sale_refunded', number, 3499]]);
    expect((await readTold(two)).slice(1)).toEqual([['sale_refunded', number, 3499]]);
  });

  it('tells once, however often and at once an order is paid and given back', async () => {
    const seller = await makeEarner();
    const buyer = await signInUser(app);
    const lines = [await makeWork(seller, 10_001)];
    const { body } = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
    const orderId = String(body['_id']);
    const own = app.systemContext();
    await Promise.all(
      Array.from({ length: 4 }, () => inTransaction(own, (ctx) => markPaid(ctx, { orderId, provider: 'sandbox' }))),
    );
    const { refundId } = await inTransaction(own, (ctx) =>
      requestRefund(ctx, {
        orderId,
        requestKey: createId(),
        reason: 'customer_request',
        note: '',
        adminId: null,
        isOverridden: true,
      }),
    );
    await Promise.all(Array.from({ length: 4 }, () => inTransaction(own, (ctx) => completeRefund(ctx, refundId))));
    expect((await readTold(seller)).map(([code]) => code)).toEqual(['sale_made', 'sale_refunded']);
  });

  it('holds up nothing where a contributor has no account any more', async () => {
    const [gone, other] = [await makeEarner(), await makeEarner()];
    const works = [await makeWork(gone, 10_001), await makeWork(other, 4999)];
    await app.pool.query('update contributor set account_id = null where id = $1', [gone.contributorId]);
    const order = await buyLines(...works);
    expect(await readTold(other)).toEqual([['sale_made', String(order.number), 3499]]);
    expect(await readTold(gone)).toEqual([]);
  });

  it('says nothing of an order that could not be paid', async () => {
    const seller = await makeEarner();
    const buyer = await signInUser(app);
    const lines = [await makeWork(seller, 10_001)];
    const { body } = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
    await inTransaction(app.systemContext(), async (ctx) => {
      await markPaid(ctx, { orderId: String(body['_id']), provider: 'sandbox' });
      throw new Error('died');
    }).catch((error: unknown) => expect(error).toMatchObject({ message: 'died' }));
    expect(await readTold(seller)).toEqual([]);
  });
});
