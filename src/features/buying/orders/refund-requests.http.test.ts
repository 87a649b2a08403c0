import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, type SignedInUser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { type Bought, openShop, type Shop } from '../../../../tests/support/shop.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { failRefund } from './service/refunds.ts';
import { openRefundRequests } from './service/requests/refund-queue.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let shop: Shop;
let owner: SignedInAdmin;

beforeAll(async () => {
  shop = await openShop(app);
  owner = await signInAdmin(app);
});

interface OwnOrder {
  readonly refundWindow: { until: string; faultUntil: string } | null;
  readonly lines: {
    readonly refundRequest: { _id: string; status: string; message: string } | null;
    readonly refundTerms: string | null;
  }[];
}
interface Queue {
  readonly items: { _id: string; order: { _id: string }; lines: { isDownloaded: boolean; status: string }[] }[];
  readonly total: number;
  readonly nextCursor: string | null;
}

const lineIds = ({ lines }: Bought, ...indexes: number[]) => indexes.map((index) => lines[index]?._id);
const ask = (bought: Bought, body: object, person: SignedInUser = bought.person) =>
  person.call('POST', `/order/refund-request/create/${bought.id}`, body);
/** Requests a refund of one line. */
const askFor = async (bought: Bought, index = 0, body: object = {}): Promise<string> => {
  const answer = await ask(bought, { lineIds: lineIds(bought, index), ...body });
  expect([answer.status, answer.body['detail']]).toEqual([200, undefined]);
  return String(answer.body['_id']);
};
const withdraw = (id: string, person: SignedInUser) => person.call('POST', `/order/refund-request/withdraw/${id}`);
const decline = (id: string, message = 'It works for us.', admin: Pick<SignedInAdmin, 'call'> = owner) =>
  admin.call('POST', `/order/refund-request/decline/${id}`, { message });
const refund = (bought: Bought, body: object) =>
  owner.call(
    'POST',
    `/order/refund/${bought.id}`,
    { reason: 'customer_request', ...body },
    { 'idempotency-key': createId() },
  );
const show = async ({ person, id }: Bought) =>
  (await person.call('GET', `/order/single/${id}`)).body as unknown as OwnOrder;
const readStatus = async (bought: Bought, index = 0) => (await show(bought)).lines[index]?.refundRequest?.status;
const readQueue = async (query = '') =>
  (await owner.call('GET', `/order/refund-request/all${query}`)).body as unknown as Queue;
const download = ({ person }: Bought, index: number) =>
  person.fetch(`/api/v1/content/download/${shop.works[index]?.contentId}/${shop.works[index]?.variantIds[0]}`);
const payEarlier = (bought: Bought, days: number) =>
  app.pool.query('update customer_order set paid_at = paid_at - make_interval(days => $2) where id = $1', [
    bought.id,
    days,
  ]);
const refused = (detail: string) => ({ status: 409, body: { detail: expect.stringContaining(detail) } });

describe('a buyer', () => {
  it('requests a refund without a reason, sees it on the order, and the owners are told', async () => {
    const bought = await shop.buy();
    expect(await show(bought)).toMatchObject({
      lines: [{ refundRequest: null, refundTerms: 'any_reason' }, { refundTerms: 'any_reason' }, { refundTerms: null }],
      refundWindow: { until: expect.any(String), faultUntil: expect.any(String) },
    });
    const { rows: before } = await app.pool.query("select from mail where subject like 'Refund requested%'");
    const id = await askFor(bought, 0);
    expect((await show(bought)).lines).toMatchObject([
      { refundRequest: { _id: id, status: 'open', endedAt: null, message: '' }, refundTerms: null },
      { refundRequest: null, refundTerms: 'any_reason' },
      {},
    ]);
    const { rows: mails } = await app.pool.query<{ subject: string; text_body: string }>(
      "select subject, text_body from mail where subject like 'Refund requested%' order by id offset $1",
      [before.length],
    );
    expect(mails).toEqual([
      {
        subject: expect.stringContaining(`order ${bought.number} · `),
        text_body: expect.stringMatching(new RegExp(`৳100\\.01[^]*Kingfisher 0[^]*/admin/orders/${bought.id}`)),
      },
    ]);
    expect((await download(bought, 0)).status).toBe(200);
  });

  it('alone requests refunds of their order, and withdraws them', async () => {
    const bought = await shop.buy();
    const other = await signInUser(app);
    const body = { lineIds: lineIds(bought, 0) };
    const path = `/api/v1/order/refund-request/create/${bought.id}`;
    expect((await app.fetch(path, { method: 'POST', body: JSON.stringify(body) })).status).toBe(401);
    expect((await ask(bought, body, other)).status).toBe(404);
    expect((await ask({ ...bought, id: createId() }, body)).status).toBe(404);
    const id = await askFor(bought, 0);
    expect((await withdraw(id, other)).status).toBe(404);
    expect((await withdraw(createId(), bought.person)).status).toBe(404);
    expect(await readStatus(bought)).toBe('open');
  });

  it.each([
    ['no line', { lineIds: [] }],
    ['an unknown reason', { reason: 'fraud' }],
    ['a long note', { note: 'x'.repeat(1001) }],
    ['something unknown', { amount: 1 }],
  ])('is refused with %s', async (_, wrong) => {
    const bought = await shop.buy();
    expect((await ask(bought, { lineIds: lineIds(bought, 0), ...wrong })).status).toBe(400);
  });

  it('is refused for lines of another order, for what was free, and before it is paid', async () => {
    const [bought, other] = [await shop.buy(), await shop.buy()];
    expect(await ask(bought, { lineIds: lineIds(other, 0) })).toMatchObject(refused('Choose the items'));
    expect(await ask(bought, { lineIds: lineIds(bought, 2) })).toMatchObject(refused('free'));
    expect(await ask(bought, { lineIds: lineIds(bought, 0, 2) })).toMatchObject(refused('free'));
    const pending = await shop.order(await signInUser(app));
    expect(await ask(pending, { lineIds: lineIds(pending, 0) })).toMatchObject(refused('waiting for payment'));
    expect(await show(pending)).toMatchObject({ refundWindow: null, lines: [{ refundTerms: null }, {}, {}] });
  });

  it('requests a line once, however often and by however many calls at once', async () => {
    const bought = await shop.buy();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(bought, { lineIds: lineIds(bought, 0) })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409', '409', '409']);
    expect(await ask(bought, { lineIds: lineIds(bought, 1, 0) })).toMatchObject(refused('already requested'));
    expect(await readStatus(bought, 1)).toBeUndefined();
  });

  it('withdraws it once, and may request again', async () => {
    const bought = await shop.buy();
    const id = await askFor(bought, 0);
    expect((await withdraw(id, bought.person)).status).toBe(200);
    expect(await readStatus(bought)).toBe('withdrawn');
    expect(await withdraw(id, bought.person)).toMatchObject(refused('closed'));
    expect(await decline(id)).toMatchObject(refused('closed'));
    await askFor(bought, 0);
    expect(await readStatus(bought)).toBe('open');
  });

  it('needs a fault for what was downloaded and after seven days, and is too late after thirty', async () => {
    const bought = await shop.buy();
    await download(bought, 1);
    expect((await show(bought)).lines.map(({ refundTerms }) => refundTerms)).toEqual(['any_reason', 'fault', null]);
    for (const reason of [undefined, 'customer_request', 'other'])
      expect(await ask(bought, { lineIds: lineIds(bought, 1), reason })).toMatchObject({
        status: 409,
        body: { errors: [{ path: 'reason', message: expect.stringContaining('downloaded') }] },
      });
    await askFor(bought, 1, { reason: 'does_not_work', note: 'The second layer is empty.' });
    await payEarlier(bought, 8);
    expect((await ask(bought, { lineIds: lineIds(bought, 0) })).status).toBe(409);
    await payEarlier(bought, 23);
    expect((await show(bought)).lines[0]?.refundTerms).toBe('over');
    const late = { lineIds: lineIds(bought, 0), reason: 'does_not_work' };
    expect(await ask(bought, late)).toMatchObject(refused('too late'));
  });

  it('has the request and its words in the export of their data', async () => {
    const bought = await shop.buy();
    await askFor(bought, 0, { reason: 'other', note: 'Bought by mistake.' });
    const answer = await bought.person.fetch('/api/v1/user/export');
    expect(Buffer.from(await answer.arrayBuffer()).includes('refund-requests.json')).toBe(true);
  });
});

describe('an owner', () => {
  it('finds what is open, the longest waiting first, page by page, with what was downloaded', async () => {
    const [first, second] = [await shop.buy(), await shop.buy()];
    await download(first, 1);
    const id = await askFor(first, 0);
    await askFor(second, 0);
    const open = await readQueue('?status=open&limit=100');
    expect(open.total).toBe(await openRefundRequests.count(app.systemContext().db, 10_001));
    expect(open.items.map(({ order }) => order._id).slice(-2)).toEqual([first.id, second.id]);
    const whole = { lineIds: lineIds(first, 1), reason: 'not_as_described' };
    expect((await ask(first, whole)).status).toBe(200);
    expect((await readQueue('?status=open&limit=100')).items.at(-1)).toMatchObject({
      order: { _id: first.id, number: first.number, currency: 'BDT' },
      buyer: { _id: first.person.userId },
      reason: 'not_as_described',
      lines: [{ title: 'Kingfisher 1', price: 4999, status: 'open', isDownloaded: true }],
    });
    const page = (await owner.call('GET', '/order/refund-request/all?limit=1')).body;
    const next = await readQueue(`?limit=1&cursor=${String(page['nextCursor'])}`);
    expect(next.items.map(({ _id }) => _id)).toEqual([open.items[1]?._id]);
    await decline(id);
    expect((await readQueue('?status=open&limit=100')).items.map(({ _id }) => _id)).not.toContain(id);
    // Closed requests come last, over all pages.
    const all: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const listed: Queue = await readQueue(`?limit=2&cursor=${cursor}`);
      all.push(...listed.items.map(({ _id }) => _id));
      cursor = listed.nextCursor;
    }
    expect([new Set(all).size, all.includes(id)]).toEqual([all.length, true]);
    const stillOpen = await readQueue('?status=open&limit=100');
    expect(all.slice(0, stillOpen.total)).toEqual(stillOpen.items.map(({ _id }) => _id));
    const closed = await readQueue('?status=closed&sort=-requested&limit=100');
    expect(closed.items.find(({ _id }) => _id === id)).toMatchObject({ lines: [{ status: 'declined' }] });
  });

  it('declines once, with a message that the buyer reads; the line is not requested again', async () => {
    const bought = await shop.buy();
    await app.pool.query("update account set email = $2, email_verified = true, emails = '{refund}' where id = $1", [
      bought.person.userId,
      `${createId()}@example.com`,
    ]);
    const id = await askFor(bought, 0);
    const moderator = await signInAdmin(app, 'moderator');
    expect((await decline(id, 'No.', moderator)).status).toBe(403);
    expect((await bought.person.call('POST', `/order/refund-request/decline/${id}`, { message: 'No.' })).status).toBe(
      401,
    );
    expect((await decline(id, ' ')).status).toBe(400);
    expect((await decline(createId())).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => decline(id, 'The file opens in version 5.')));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect((await show(bought)).lines[0]).toMatchObject({
      refundRequest: { status: 'declined', message: 'The file opens in version 5.' },
      refundTerms: null,
    });
    expect(await ask(bought, { lineIds: lineIds(bought, 0) })).toMatchObject(refused('declined'));
    const notices = (await bought.person.call('GET', '/user/notices')).body as unknown as { items: object[] };
    expect(notices.items[0]).toMatchObject({
      code: 'order_refund_declined',
      about: String(bought.number),
      subject: bought.id,
      reason: 'The file opens in version 5.',
    });
    const { rows } = await app.pool.query(
      'select subject, text_body from mail where account_id = $1 order by id desc',
      [bought.person.userId],
    );
    expect(rows[0]).toEqual({
      subject: `Your refund request for order ${bought.number}`,
      text_body: expect.stringContaining('The file opens in version 5.'),
    });
    const { rows: audit } = await app.pool.query(
      "select details from audit_log where subject_id = $1 and action = 'order.decline_refund'",
      [bought.id],
    );
    expect(audit).toEqual([{ details: { amount: 10_001, currency: 'BDT' } }]);
  });

  it('refunds the lines, which ends their requests, and leaves the others open', async () => {
    const bought = await shop.buy();
    await ask(bought, { lineIds: lineIds(bought, 0, 1) });
    expect((await refund(bought, { lineIds: lineIds(bought, 0) })).status).toBe(200);
    expect([await readStatus(bought, 0), await readStatus(bought, 1)]).toEqual(['refunded', 'open']);
    const [request] = (await readQueue('?limit=100')).items.filter(({ order }) => order._id === bought.id);
    expect(request?.lines.map(({ status }) => status)).toEqual(['refunded', 'open']);
    expect(await ask(bought, { lineIds: lineIds(bought, 0) })).toMatchObject(refused('already refunded'));
    // An owner refunds the order without naming lines.
    expect((await refund(bought, { reason: 'other' })).status).toBe(200);
    expect(await readStatus(bought, 1)).toBe('refunded');
    expect(await withdraw(request?._id ?? '', bought.person)).toMatchObject(refused('closed'));
  });

  it('refunds in time what was requested in time', async () => {
    const bought = await shop.buy();
    await payEarlier(bought, 6);
    await askFor(bought, 0);
    await payEarlier(bought, 2);
    await app.pool.query(
      "update refund_request set requested_at = requested_at - interval '2 days' where order_id = $1",
      [bought.id],
    );
    expect(await refund(bought, { lineIds: lineIds(bought, 0, 1) })).toMatchObject(refused('is over'));
    expect((await refund(bought, { lineIds: lineIds(bought, 0) })).status).toBe(200);
  });

  it('whose refund the provider refuses finds the request open again', async () => {
    const bought = await shop.buy();
    await askFor(bought, 0);
    const { body } = await refund(bought, { lineIds: lineIds(bought, 0) });
    const refundId = String(body['refundId']);
    for (const set of ["status = 'sent', next_check_at = null", "status = 'failed', ended_at = now()"])
      await app.pool.query(`update payment_refund set ${set} where refund_id = $1`, [refundId]);
    await inTransaction(app.systemContext(), (ctx) => failRefund(ctx, refundId));
    expect(await readStatus(bought)).toBe('open');
    expect((await refund(bought, { lineIds: lineIds(bought, 0) })).status).toBe(200);
    expect(await readStatus(bought)).toBe('refunded');
  });

  it('and a buyer who withdraws at the same moment agree on one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bought = await shop.buy();
      const id = await askFor(bought, 0);
      const answers = await Promise.all([withdraw(id, bought.person), decline(id)]);
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
      const status = answers[0]?.status === 200 ? 'withdrawn' : 'declined';
      expect(await readStatus(bought)).toBe(status);
    }
  });
});
