import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { recordQueries } from '../../../../tests/support/explain.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { readBalances } from '../../money/ledger/store/accounts.ts';
import { findViolations } from './service/check-books.ts';
import { markPaid } from './service/paid.ts';
import { completeRefund, failRefund, type RefundRequest, requestRefund } from './service/refunds.ts';
import { findSoldOrder } from './service/sold.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let contributor: string;
let works: Made[];
const prices = [10_001, 4999, 0];

beforeAll(async () => {
  const category = await makeCategory(app, 'birds');
  contributor = await makeContributor(app, 'salma');
  works = [];
  for (const [index, price] of prices.entries())
    works.push(await makeContent(app, { category, contributor, title: `Bird ${index}`, prices: [price] }));
});

interface Line {
  readonly _id: string;
  readonly isRefunded: boolean;
}
interface Bought {
  readonly person: SignedInUser;
  readonly orderId: string;
  readonly lines: readonly Line[];
}

async function buy(): Promise<Bought> {
  const person = await signInUser(app);
  const lines = works.map(({ contentId, variantIds }, index) => ({
    contentId,
    variantId: variantIds[0],
    price: prices[index],
  }));
  const { body } = await person.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
  const orderId = String(body['_id']);
  await inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId, provider: 'sandbox' }));
  return { person, orderId, lines: body['lines'] as Line[] };
}
const read = async ({ person, orderId }: Bought) => (await person.call('GET', `/order/single/${orderId}`)).body;
const readPendingBalance = async (): Promise<number> =>
  (await readBalances(app.db, contributor, 'BDT')).get('contributor_pending') ?? 0;
const request = (bought: Bought, given: Partial<RefundRequest> = {}, now = new Date()) =>
  inTransaction({ ...app.systemContext(), now }, (ctx) =>
    requestRefund(ctx, {
      orderId: bought.orderId,
      requestKey: createId(),
      reason: 'customer_request',
      note: '',
      adminId: null,
      isOverridden: false,
      ...given,
    }),
  );
const complete = (refundId: string) => inTransaction(app.systemContext(), (ctx) => completeRefund(ctx, refundId));
const fail = (refundId: string) => inTransaction(app.systemContext(), (ctx) => failRefund(ctx, refundId));
const download = async ({ person }: Bought, index: number): Promise<number> =>
  (await person.fetch(`/api/v1/content/download/${works[index]?.contentId}/${works[index]?.variantIds[0]}`)).status;
const problem = (code: string): unknown => expect.objectContaining({ code });

describe('a refund', () => {
  it('ends the download at once, and takes back what the sale gave when the money has gone', async () => {
    const before = await readPendingBalance();
    const bought = await buy();
    const [first, second] = bought.lines;
    expect(await readPendingBalance()).toBe(before + 7001 + 3499);
    const refund = await request(bought, { lineIds: [first?._id ?? ''] });
    expect(refund).toMatchObject({ status: 'requested', amount: 10_001, currency: 'BDT', provider: 'sandbox' });
    expect([await download(bought, 0), await download(bought, 1)]).toEqual([402, 200]);
    expect(await readPendingBalance()).toBe(before + 7001 + 3499);
    await Promise.all(Array.from({ length: 5 }, () => complete(refund.refundId)));
    expect(await readPendingBalance()).toBe(before + 3499);
    expect(await read(bought)).toMatchObject({
      status: 'paid',
      lines: [{ isRefunded: true }, { isRefunded: false }, { isRefunded: false }],
    });
    await expect(fail(refund.refundId)).rejects.toEqual(problem('conflict'));
    await expect(request(bought, { lineIds: [second?._id ?? ''] })).rejects.toEqual(problem('conflict'));
    const rest = await request(bought, { isOverridden: true });
    await complete(rest.refundId);
    expect(await read(bought)).toMatchObject({ status: 'refunded' });
    expect(await readPendingBalance()).toBe(before);
    expect(await findViolations(app.systemContext())).toEqual([]);
  });

  it('is read with its lines, by as many statements as an order without one', async () => {
    const countReads = async (orderId: string): Promise<number> =>
      (await recordQueries(app.pool, (db) => findSoldOrder(db, orderId))).length;
    const bought = await buy();
    const readsBefore = await countReads(bought.orderId);
    const lineIds = bought.lines.slice(0, 2).map(({ _id }) => _id);
    for (const lineId of lineIds) await request(bought, { lineIds: [lineId] });
    const asked = await app.pool.query<{ id: string }>('select id from refund where order_id = $1', [bought.orderId]);
    for (const { id } of asked.rows) await complete(id);
    expect((await findSoldOrder(app.db, bought.orderId))?.refunds).toMatchObject(
      lineIds.map((lineId) => ({ lineIds: [lineId] })),
    );
    expect(await countReads(bought.orderId)).toBe(readsBefore);
  });

  it('that the provider refuses leaves everything as it was, and can be tried again', async () => {
    const bought = await buy();
    const refund = await request(bought);
    expect(await download(bought, 0)).toBe(402);
    await Promise.all([fail(refund.refundId), fail(refund.refundId)]);
    expect(await download(bought, 0)).toBe(200);
    expect(await read(bought)).toMatchObject({ status: 'paid', lines: [{ isRefunded: false }, {}, {}] });
    await expect(complete(refund.refundId)).rejects.toEqual(problem('conflict'));
    expect(await request(bought, { isOverridden: true })).toMatchObject({ status: 'requested', amount: 15_000 });
  });

  it('that is still on its way keeps the order open: the provider may refuse it', async () => {
    const bought = await buy();
    const [first, second, third] = bought.lines.map(({ _id }) => _id);
    const slow = await request(bought, { lineIds: [first ?? ''] });
    const quick = await request(bought, { lineIds: [second ?? '', third ?? ''] });
    await complete(quick.refundId);
    expect(await read(bought)).toMatchObject({ status: 'paid' });
    await fail(slow.refundId);
    expect(await download(bought, 0)).toBe(200);
    const again = await request(bought, { lineIds: [first ?? ''], isOverridden: true });
    await complete(again.refundId);
    expect(await read(bought)).toMatchObject({ status: 'refunded' });
    expect(await findViolations(app.systemContext())).toEqual([]);
  });

  it('is one for one key, and one for a line, however many ask at once', async () => {
    const bought = await buy();
    const requestKey = createId();
    const same = await Promise.all(Array.from({ length: 6 }, () => request(bought, { requestKey })));
    expect(new Set(same.map(({ refundId }) => refundId)).size).toBe(1);
    const other = await buy();
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => request(other)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused after seven days, for what was downloaded, and for what is no line of the order', async () => {
    const bought = await buy();
    const other = await buy();
    const late = new Date(Date.now() + 7 * 86_400_000 + 60_000);
    await expect(request(bought, {}, late)).rejects.toMatchObject({ message: expect.stringContaining('is over') });
    await expect(request(bought, { lineIds: [other.lines[0]?._id ?? ''] })).rejects.toEqual(problem('conflict'));
    await expect(request(bought, { lineIds: [] })).rejects.toEqual(problem('conflict'));
    await expect(request({ ...bought, orderId: createId() })).rejects.toEqual(problem('not_found'));
    expect(await download(bought, 1)).toBe(200);
    await expect(request(bought)).rejects.toMatchObject({ message: expect.stringContaining('was downloaded') });
    expect(await request(bought, { lineIds: [bought.lines[0]?._id ?? ''] })).toMatchObject({ amount: 10_001 });
    expect(await request(bought, { isOverridden: true }, late)).toMatchObject({ amount: 4999 });
  });

  it('of what cost nothing needs no provider', async () => {
    const bought = await buy();
    expect(await request(bought, { lineIds: [bought.lines[2]?._id ?? ''] })).toMatchObject({
      status: 'completed',
      amount: 0,
    });
  });
});

describe('the check of the books', () => {
  const messages = async (): Promise<string[]> =>
    (await findViolations(app.systemContext())).map(({ rule }) => rule ?? '');

  it('finds nothing after sales, refunds that ended and some that are under way', async () => {
    const [first] = (await buy()).lines;
    expect(first).toBeDefined();
    expect(await messages()).toEqual([]);
  });

  it.each([
    [
      'an order that is paid by hand',
      `update customer_order set status = 'paid', paid_at = now(), provider = 'sandbox' where id = $1`,
      ['paid_line_is_posted', 'bought_can_be_downloaded'],
    ],
    [
      'a download that nobody paid',
      `insert into entitlement (id, account_id, content_id, variant_id, order_line_id, certificate_code)
       select gen_random_uuid(), o.account_id, l.content_id, l.variant_id, l.id, 'AAAA-BBBB-CCCC-DDDD' from order_line l join customer_order o on o.id = l.order_id where o.id = $1 and l.position = 0`,
      ['downloadable_was_bought'],
    ],
  ])('finds %s', async (_, statement, rules) => {
    const person = await signInUser(app);
    const lines = works
      .slice(0, 2)
      .map(({ contentId, variantIds }, index) => ({ contentId, variantId: variantIds[0], price: prices[index] }));
    const { body } = await person.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query(statement, [body['_id']]);
    const { rows } = await client.query<{ rule: string }>('select distinct rule from order_violation');
    await client.query('rollback');
    client.release();
    expect(rows.map(({ rule }) => rule).sort()).toEqual([...rules].sort());
  });
});

it('gives a line back once, whatever is written into the database', async () => {
  const bought = await buy();
  const [line] = bought.lines;
  const { refundId } = await request(bought, { lineIds: [line?._id ?? ''] });
  const other = createId();
  await app.pool.query(
    `insert into refund (id, order_id, request_key, status, amount, reason)
     select $2, order_id, $3, status, amount, reason from refund where id = $1`,
    [refundId, other, createId()],
  );
  const add = app.pool.query(
    'insert into refund_line (refund_id, order_line_id, order_id) select $2, order_line_id, order_id from refund_line where refund_id = $1',
    [refundId, other],
  );
  await expect(add).rejects.toMatchObject({ constraint: 'refund_line_once' });
});

it('has one open request for a line, whatever is written into the database', async () => {
  const { orderId, lines } = await buy();
  const add = async (id: string) => {
    await app.pool.query('insert into refund_request (id, order_id) values ($1, $2)', [id, orderId]);
    await app.pool.query('insert into refund_request_line (request_id, order_line_id, order_id) values ($1, $2, $3)', [
      id,
      lines[0]?._id,
      orderId,
    ]);
  };
  const id = createId();
  await add(id);
  await expect(add(createId())).rejects.toMatchObject({ constraint: 'refund_request_line_once' });
  const set = (status: string, ended: string) =>
    app.pool.query(`update refund_request_line set status = $2, ended_at = ${ended} where request_id = $1`, [
      id,
      status,
    ]);
  await set('withdrawn', 'now()');
  await expect(set('open', 'null')).rejects.toMatchObject({ constraint: 'refund_request_transition' });
});
