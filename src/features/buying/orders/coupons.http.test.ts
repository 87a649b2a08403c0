import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDiscount } from '../../../../tests/support/discounts.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import {
  type SignedInAdmin,
  type SignedInUser,
  signInAdmin,
  signInContributor,
  signInUser,
} from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { markPaid, markUnpaid, reopenOrder } from './service/paid.ts';
import { completeRefund, requestRefund } from './service/refunds.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let salma: SignedInUser;
let heron: Made;
let crane: Made;
let other: Made;
let category: Awaited<ReturnType<typeof makeCategory>>;

beforeAll(async () => {
  owner = await signInAdmin(app);
  category = await makeCategory(app, 'birds');
  salma = await signInContributor(app);
  const contributor = salma.userId;
  heron = await makeContent(app, { category, contributor, title: 'Heron', prices: [10_000] });
  crane = await makeContent(app, { category, contributor, title: 'Crane', prices: [3333] });
  other = await makeContent(app, {
    category,
    contributor: await makeContributor(app, 'karim'),
    title: 'Fox',
    prices: [5000],
  });
});

const toLine = (made: Made, price: number) => ({
  contentId: made.contentId,
  variantId: made.variantIds[0] ?? '',
  price,
});
const all = () => [toLine(heron, 10_000), toLine(crane, 3333), toLine(other, 5000)];
const order = (person: SignedInUser, lines: object[], code: string, discount: number, key: string = createId()) =>
  person.call('POST', '/order/create', { lines, coupon: { code, discount } }, { 'idempotency-key': key });
const quote = async (person: SignedInUser, code: string, made: readonly Made[]) =>
  (await person.call('POST', '/order/quote', { variantIds: made.map(({ variantIds }) => variantIds[0]), code })).body;
const move = (work: Parameters<typeof inTransaction>[1]) => inTransaction(app.systemContext(), work);
const pay = (orderId: unknown) =>
  move(async (ctx) => void (await markPaid(ctx, { orderId: String(orderId), provider: 'sandbox' })));
const usesOf = async (id: string) =>
  (await app.pool.query<{ uses: number }>('select uses from discount where id = $1', [id])).rows[0]?.uses;
const messageOf = (body: Record<string, unknown>) => (body['errors'] as { path: string; message: string }[])[0];
const findViolations = async () =>
  (
    await app.pool.query<object>(
      'select rule, subject from order_violation union all select rule, subject from ledger.violation',
    )
  ).rows;

describe('a coupon', () => {
  it('is spread over the lines to the poisha, and the fee and shares follow what is charged', async () => {
    const { code } = await makeDiscount(owner, { value: 1000, siteShare: 0 });
    const buyer = await signInUser(app);
    const typed = code.toLowerCase().replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    expect(await quote(buyer, typed, [heron, crane, other])).toEqual({
      lines: [
        { variantId: heron.variantIds[0], price: 10_000, discount: 1000 },
        { variantId: crane.variantIds[0], price: 3333, discount: 333 },
        { variantId: other.variantIds[0], price: 5000, discount: 500 },
      ],
      discount: 1833,
      total: 16_500,
      isCapped: false,
      refusal: null,
      unpaidOrderId: null,
    });
    const { body } = await order(buyer, all(), code, 1833);
    expect(body).toMatchObject({
      total: 16_500,
      coupon: { code, discount: 1833 },
      lines: [
        { price: 9000, listPrice: 10_000 },
        { price: 3000, listPrice: 3333 },
        { price: 4500, listPrice: 5000 },
      ],
    });
    await pay(body['_id']);
    const { rows } = await app.pool.query('select price, fee from order_line where order_id = $1 order by position', [
      body['_id'],
    ]);
    expect(rows).toEqual([
      { price: 9000, fee: 2700 },
      { price: 3000, fee: 900 },
      { price: 4500, fee: 1350 },
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('of the site leaves the contributors what they earn without it, and takes at most the fee', async () => {
    const half = await makeDiscount(owner, { value: 1000, siteShare: 10_000 });
    const amount = await makeDiscount(owner, { kind: 'amount', value: 50_000, siteShare: 10_000 });
    const buyer = await signInUser(app);
    const { body } = await order(buyer, [toLine(heron, 10_000)], half.code, 1000);
    const feeOf = async (id: unknown) =>
      (
        await app.pool.query<{ price: number; fee: number }>('select price, fee from order_line where order_id = $1', [
          id,
        ])
      ).rows;
    expect(await feeOf(body['_id'])).toEqual([{ price: 9000, fee: 2000 }]);
    expect(await quote(buyer, half.code, [heron])).toMatchObject({ discount: 1000, isCapped: false });
    expect(await quote(buyer, amount.code, [heron])).toMatchObject({ discount: 3000, isCapped: true });
    const most = await order(buyer, [toLine(heron, 10_000)], amount.code, 3000);
    expect(await feeOf(most.body['_id'])).toEqual([{ price: 7000, fee: 0 }]);
    // A sale that the site pays for has taken the whole fee already.
    const saleId = createId();
    await app.pool.query(
      `insert into discount (id, name, kind, value, scope, site_share, starts_at, ends_at)
       values ($1, 'Eid', 'percent', 3000, 'all', 10000, now(), now() + interval '1 day')`,
      [saleId],
    );
    const setSale = (...values: (string | number | null)[]) =>
      app.pool.query(
        'update variant set sale_id = $2, sale_price = $3, sale_lowest = $4, sale_site_share = $5 where id = $1',
        [heron.variantIds[0], ...values],
      );
    await setSale(saleId, 7000, 10_000, 10_000);
    expect(await quote(buyer, half.code, [heron])).toMatchObject({
      discount: 0,
      refusal: `The code ${half.code} can’t lower these prices any further.`,
    });
    await setSale(null, null, null, null);
    expect(await findViolations()).toEqual([]);
  });

  it('of a contributor never touches the works of another', async () => {
    const { code, id } = await makeDiscount(salma, { kind: 'amount', value: 2000 });
    const buyer = await signInUser(app);
    const { body } = await order(buyer, all(), code, 2000);
    expect(body['lines']).toMatchObject([{ price: 8500 }, { price: 2833 }, { price: 5000, listPrice: 5000 }]);
    expect(await quote(buyer, code, [other])).toMatchObject({
      discount: 0,
      refusal: `The code ${code} doesn’t apply to these items.`,
    });
    await expect(
      app.pool.query(
        `insert into order_line select (jsonb_populate_record(l, jsonb_build_object('id', $2::text, 'position', 9, 'variant_id', $3::text,
           'content_id', $4::text, 'contributor_id', (select contributor_id from content where id = $4::uuid), 'coupon_id', $5::text))).*
         from order_line l where order_id = $1 limit 1`,
        [body['_id'], createId(), other.variantIds[0], other.contentId, id],
      ),
    ).rejects.toMatchObject({ constraint: 'order_line_discount' });
  });

  it('that takes all is an order that is paid at once; its refund returns what was paid', async () => {
    const free = await makeDiscount(salma, { value: 10_000 });
    const buyer = await signInUser(app);
    const given = await order(buyer, [toLine(crane, 3333)], free.code, 3333);
    expect(given.body).toMatchObject({ status: 'paid', total: 0, lines: [{ price: 0, listPrice: 3333 }] });
    const { code } = await makeDiscount(salma, { value: 3333 });
    const { body } = await order(buyer, [toLine(heron, 10_000)], code, 3333);
    await pay(body['_id']);
    const request = {
      orderId: String(body['_id']),
      requestKey: createId(),
      reason: 'customer_request',
      note: '',
    } as const;
    const refund = await inTransaction(app.systemContext(), async (ctx) => {
      const begun = await requestRefund(ctx, { ...request, adminId: null, isOverridden: false });
      await completeRefund(ctx, begun.refundId);
      return begun;
    });
    expect(refund.amount).toBe(6667);
    expect(await findViolations()).toEqual([]);
  });

  it('is refused with a reason', async () => {
    const buyer = await signInUser(app);
    const say = async (terms: Record<string, unknown>, made = [crane]) => {
      const { code } = await makeDiscount(salma, terms);
      return [code, String((await quote(buyer, code, made))['refusal'])] as const;
    };
    expect((await quote(buyer, 'NOBODY', [crane]))['refusal']).toBe('NOBODY isn’t a valid code. Check the spelling.');
    const [dear, tooLittle] = await say({ minimum: 5000 });
    expect(tooLittle).toBe(`To use ${dear}, add eligible items worth at least ৳50.`);
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const [later, upcoming] = await say({ startsAt: soon });
    expect(upcoming).toBe(`The code ${later} isn’t valid yet.`);
    const [own, match] = await say({ scope: 'works', workIds: [heron.contentId] });
    expect(match).toBe(`The code ${own} doesn’t apply to these items.`);
    // A hundredth of a percent of ৳33.33 rounds to nothing.
    const [tiny, nothing] = await say({ value: 1 });
    expect(nothing).toBe(`The code ${tiny} doesn’t apply to these items.`);
    const ended = await makeDiscount(salma);
    await salma.call('PUT', `/contributor/discounts/end/${ended.id}`);
    expect(messageOf((await order(buyer, [toLine(crane, 3333)], ended.code, 333)).body)).toEqual({
      path: 'coupon.code',
      message: `The code ${ended.code} has expired.`,
    });
    const first = await makeDiscount(salma, { isFirstPurchase: true });
    const { body } = await order(buyer, [toLine(crane, 3333)], first.code, 333);
    await pay(body['_id']);
    expect((await quote(buyer, first.code, [heron]))['refusal']).toBe(
      `The code ${first.code} is for first purchases only.`,
    );
    const other = await makeDiscount(salma);
    expect(messageOf((await order(buyer, [toLine(heron, 10_000)], other.code, 999)).body)).toMatchObject({
      path: 'coupon.code',
    });
  });

  it('is used once per person, and can be used again after the order expires', async () => {
    const { code, id } = await makeDiscount(salma, { maxPerPerson: 1, maxUses: 1 });
    const [one, two] = [await signInUser(app), await signInUser(app)];
    const key = createId();
    const { body } = await order(one, [toLine(crane, 3333)], code, 333, key);
    expect((await order(one, [toLine(crane, 3333)], code, 333, key)).body['_id']).toBe(body['_id']);
    const unpaid = `Your unpaid order ${String(body['number'])} uses the code ${code}.`;
    expect(messageOf((await order(one, [toLine(crane, 3333)], code, 333)).body)).toEqual({
      path: 'coupon.code',
      message: unpaid,
    });
    expect(await quote(one, code, [crane])).toMatchObject({ refusal: unpaid, unpaidOrderId: body['_id'] });
    expect((await quote(two, code, [crane]))['refusal']).toBe(`The code ${code} has reached its limit.`);
    await move(async (ctx) => void (await markUnpaid(ctx, { orderId: String(body['_id']), status: 'failed' })));
    expect(await usesOf(id)).toBe(0);
    const next = await order(two, [toLine(crane, 3333)], code, 333);
    expect([next.status, await usesOf(id)]).toEqual([200, 1]);
    await expect(move((ctx) => reopenOrder(ctx, String(body['_id'])))).rejects.toMatchObject({ code: 'conflict' });
    // Money that comes late is honoured at the price that was promised.
    await pay(body['_id']);
    expect(await usesOf(id)).toBe(2);
    expect(await findViolations()).toEqual([]);
  });

  it('for a first purchase counts no free order, and is for one order at a time', async () => {
    const buyer = await signInUser(app);
    const free = await makeDiscount(salma, { value: 10_000 });
    expect((await order(buyer, [toLine(crane, 3333)], free.code, 3333)).body['status']).toBe('paid');
    const { code, id } = await makeDiscount(salma, { isFirstPurchase: true });
    const { body } = await order(buyer, [toLine(heron, 10_000)], code, 1000);
    expect(await quote(buyer, code, [heron])).toMatchObject({ unpaidOrderId: body['_id'] });
    await expect(
      app.pool.query(
        `select take_coupon(jsonb_populate_record(o, jsonb_build_object('id', $2::text)), false)
         from customer_order o where id = $1`,
        [body['_id'], createId()],
      ),
    ).rejects.toMatchObject({ constraint: 'coupon_uses_per_person' });
    expect(await usesOf(id)).toBe(1);
  });

  it('keeps its limits when a hundred buyers order at once', async () => {
    const { code, id } = await makeDiscount(salma, { maxUses: 7 });
    const buyers = await Promise.all(Array.from({ length: 100 }, () => signInUser(app)));
    const answers = await Promise.all(buyers.map((each) => order(each, [toLine(crane, 3333)], code, 333)));
    expect([answers.filter(({ status }) => status === 200).length, await usesOf(id)]).toEqual([7, 7]);
    const once = await makeDiscount(salma, { maxPerPerson: 1 });
    const [buyer] = buyers;
    if (buyer === undefined) throw new Error('there are buyers');
    const own = await Promise.all(
      Array.from({ length: 10 }, () => order(buyer, [toLine(heron, 10_000)], once.code, 1000)),
    );
    expect(own.filter(({ status }) => status === 200).length).toBe(1);
  });
});
