import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, type SignedInUser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { type Bought, openShop, type Shop } from '../../../../tests/support/shop.ts';
import { createId } from '../../../platform/database/id.ts';
import { sweepPayments } from '../payments/service/sweep.ts';
import { findViolations } from './service/check-books.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_REFUND_DAYS: '3' } });
let shop: Shop;
let owner: SignedInAdmin;
let moderator: SignedInAdmin;

beforeAll(async () => {
  shop = await openShop(app);
  owner = await signInAdmin(app);
  moderator = await signInAdmin(app, 'moderator');
});

const refund = (
  { id }: { readonly id: string },
  body: object,
  { admin = owner, key = createId() }: { admin?: { call: SignedInUser['call'] }; key?: string } = {},
) => admin.call('POST', `/order/refund/${id}`, { reason: 'customer_request', ...body }, { 'idempotency-key': key });
const show = async ({ id }: { readonly id: string }) => (await owner.call('GET', `/order/every/${id}`)).body;
const download = async ({ person }: Bought, index: number): Promise<number> =>
  (await person.fetch(`/api/v1/content/download/${shop.works[index]?.contentId}/${shop.works[index]?.variantIds[0]}`))
    .status;
const sendMoney = async (): Promise<void> => {
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  await sweepPayments(app.systemContext());
};
const countRecorded = async (id: string): Promise<number> =>
  (await app.pool.query('select from audit_log where subject_id = $1', [id])).rowCount ?? 0;

describe('an owner', () => {
  it('gives one line back: its download ends, the money goes, the certificate and the books say so', async () => {
    const bought = await shop.buy();
    const [first] = bought.lines;
    const answer = await refund(bought, { lineIds: [first?._id], note: 'Bought by mistake.' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'requested', amount: 10_001, currency: 'BDT' } });
    expect([await download(bought, 0), await download(bought, 1)]).toEqual([402, 200]);
    const readStates = async () => {
      const whole = (await show(bought)) as { order: { lines: { isRefunding: boolean }[] } };
      const own = (await bought.person.call('GET', `/order/single/${bought.id}`)).body as unknown as typeof whole.order;
      const library = (await bought.person.call('GET', '/content/downloaded')).body as unknown as {
        items: { variantId: string; purchase: { isRefunding: boolean } | null }[];
      };
      const item = library.items.find(({ variantId }) => variantId === shop.works[0]?.variantIds[0]);
      return [whole.order.lines[0]?.isRefunding, own.lines[0]?.isRefunding, item?.purchase?.isRefunding];
    };
    expect(await readStates()).toEqual([true, true, true]);
    await sendMoney();
    expect(await readStates()).toEqual([false, false, false]);
    expect(await show(bought)).toMatchObject({
      order: {
        status: 'paid',
        lines: [
          { isRefunded: true, licence: { name: expect.stringMatching(/\w/) } },
          { isRefunded: false, isDownloaded: true },
          {},
        ],
      },
      refunds: [
        { status: 'completed', amount: 10_001, note: 'Bought by mistake.', admin: 'The owner', lineIds: [first?._id] },
      ],
    });
    const { rows } = await app.pool.query<{ certificate_code: string }>(
      'select certificate_code from entitlement where order_line_id = $1',
      [first?._id],
    );
    const verified = await app.get<{ revokedAt: string | null }>(`/api/v1/verify/${rows[0]?.certificate_code}`);
    expect(JSON.stringify(verified)).toMatch(/revoked|refund/i);
    expect(await findViolations(app.systemContext())).toEqual([]);
    expect(await countRecorded(bought.id)).toBe(1);
  });

  it('gives all that is left back, and the order is refunded', async () => {
    const bought = await shop.buy();
    await refund(bought, { lineIds: [bought.lines[1]?._id] });
    await sendMoney();
    expect((await refund(bought, {})).body).toMatchObject({ amount: 10_001 });
    await sendMoney();
    expect(await show(bought)).toMatchObject({
      order: { status: 'refunded' },
      refunds: [{ amount: 4999 }, { amount: 10_001 }],
    });
    expect(await findViolations(app.systemContext())).toEqual([]);
  });

  it('is refused after the days for it and for what was downloaded, and may override both', async () => {
    const bought = await shop.buy();
    expect(await download(bought, 0)).toBe(200);
    const named = 'This was downloaded: Kingfisher 0 · ';
    const refused = await refund(bought, {});
    // The answer names the downloaded lines and the form field to show.
    expect(refused).toMatchObject({
      status: 409,
      body: {
        detail: expect.stringContaining(named),
        errors: [{ path: 'isOverridden', message: expect.stringContaining(named) }],
      },
    });
    expect(refused.body['detail']).not.toContain('Kingfisher 1');
    await app.pool.query("update customer_order set paid_at = paid_at - interval '73 hours' where id = $1", [
      bought.id,
    ]);
    expect(await refund(bought, { lineIds: [bought.lines[1]?._id] })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('is over'), errors: [{ path: 'isOverridden' }] },
    });
    expect(await countRecorded(bought.id)).toBe(0);
    expect(await refund(bought, { isOverridden: true })).toMatchObject({ status: 200, body: { amount: 15_000 } });
  });

  it('refunds once for a key, once for a line, and nothing else under the same key', async () => {
    const bought = await shop.buy();
    const key = createId();
    const same = await Promise.all(Array.from({ length: 6 }, () => refund(bought, {}, { key })));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(same.map(({ body }) => body['refundId'])).size).toBe(1);
    expect(await countRecorded(bought.id)).toBe(1);
    expect((await refund(bought, { reason: 'fraud' }, { key })).status).toBe(409);
    const other = await shop.buy();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(other, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rowCount } = await app.pool.query(
      'select from payment_refund r join payment p on p.id = r.payment_id where p.order_id = any($1::uuid[])',
      [[bought.id, other.id]],
    );
    expect(rowCount).toBe(2);
  });

  it('is told what is wrong with a call', async () => {
    const bought = await shop.buy();
    const unpaid = await shop.order(await signInUser(app));
    expect((await refund(unpaid, {})).status).toBe(409);
    expect((await refund({ id: createId() }, {})).status).toBe(404);
    expect((await refund({ id: 'x' }, {})).status).toBe(404);
    for (const body of [{ reason: 'whim' }, { lineIds: [] }, { note: 'x'.repeat(1001) }, { amount: 5 }])
      expect(await refund(bought, body)).toMatchObject({ status: 400 });
    for (const lineIds of [['x'], [createId()], [unpaid.lines[0]?._id]])
      expect(await refund(bought, { lineIds })).toMatchObject({ status: 409 });
    expect((await owner.call('POST', `/order/refund/${bought.id}`, { reason: 'fraud' })).status).toBe(400);
    expect(await countRecorded(bought.id)).toBe(0);
  });

  it('tries again what the provider refused, also after the days for it', async () => {
    const bought = await shop.buy();
    const { body } = await refund(bought, { lineIds: [bought.lines[0]?._id], note: 'By mistake.' });
    const retry = (key = createId()) =>
      owner.call('POST', `/order/refund/retry/${String(body['refundId'])}`, {}, { 'idempotency-key': key });
    expect(await retry()).toMatchObject({ status: 409 });
    await app.pool.query("update payment_refund set status = 'failed', ended_at = now() where refund_id = $1", [
      body['refundId'],
    ]);
    await app.pool.query("update refund set status = 'failed', ended_at = now() where id = $1", [body['refundId']]);
    await app.pool.query('update refund_line set is_void = true where refund_id = $1', [body['refundId']]);
    await app.pool.query('update entitlement set revoked_at = null where order_line_id = $1', [bought.lines[0]?._id]);
    await app.pool.query("update customer_order set paid_at = paid_at - interval '71 hours' where id = $1", [
      bought.id,
    ]);
    const key = createId();
    const again = await Promise.all([retry(key), retry(key), retry(key)]);
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(again.map((each) => each.body['refundId'])).size).toBe(1);
    await sendMoney();
    expect(await show(bought)).toMatchObject({
      refunds: [{ status: 'failed' }, { status: 'completed', note: 'By mistake.', lineIds: [bought.lines[0]?._id] }],
    });
    expect((await owner.call('POST', '/order/refund/retry/x', {}, { 'idempotency-key': createId() })).status).toBe(404);
  });
});

describe('the buyer', () => {
  const readMails = async (accountId: string): Promise<{ subject: string; text: string }[]> =>
    (
      await app.pool.query<{ subject: string; text: string }>(
        'select subject, text_body as text from mail where account_id = $1 order by id desc',
        [accountId],
      )
    ).rows;

  it.each([
    ['en', 'Refund for order', '৳100.01', 'Kingfisher 0'],
    ['bn', 'টাকা ফেরত', '১০০.০১', 'Kingfisher 0'],
  ])('is written in their language once the money has gone: %s', async (language, subject, amount, title) => {
    const person = await signInUser(app, { method: 'google', email: `${language}@example.com`, emailVerified: true });
    await app.pool.query('update account set language = $2, email_verified = true where id = $1', [
      person.userId,
      language,
    ]);
    const bought = await shop.buy(person);
    await refund(bought, { lineIds: [bought.lines[0]?._id], note: 'Not for the buyer.' });
    expect((await readMails(person.userId)).filter((mail) => mail.subject.includes(subject))).toEqual([]);
    await sendMoney();
    await sendMoney();
    const mails = (await readMails(person.userId)).filter((mail) => mail.subject.includes(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(amount);
    expect(mails[0]?.text).toContain(title);
    expect(mails[0]?.text).not.toContain('Kingfisher 1');
    expect(mails[0]?.text).not.toContain('Not for the buyer.');
  });

  it('reads on the order, in the list and at the bell what went back, and for what', async () => {
    const bought = await shop.buy();
    const read = async (path: string) => (await bought.person.call('GET', path)).body;
    expect(await read('/order/all')).toMatchObject({ items: [{ total: 15_000, refunded: 0 }] });
    await refund(bought, { lineIds: [bought.lines[0]?._id] });
    expect(await read('/order/all')).toMatchObject({ items: [{ total: 15_000, refunded: 0 }] });
    await sendMoney();
    expect(await read('/order/all')).toMatchObject({ items: [{ status: 'paid', total: 15_000, refunded: 10_001 }] });
    expect(await read(`/order/single/${bought.id}`)).toMatchObject({
      status: 'paid',
      total: 15_000,
      refunds: [{ amount: 10_001, lineIds: [bought.lines[0]?._id] }],
    });
    expect(await read('/user/notices')).toMatchObject({
      items: [
        { code: 'order_refunded', amount: 10_001, currency: 'BDT' },
        { code: 'order_paid', amount: null },
      ],
    });
  });
});

describe('a buyer who has left', () => {
  it('is refunded all the same, and not written to', async () => {
    const person = await signInUser(app);
    const bought = await shop.buy(person);
    expect((await person.deleteAccount()).status).toBe(200);
    expect((await refund(bought, { isOverridden: true })).status).toBe(200);
    await sendMoney();
    expect(await show(bought)).toMatchObject({ order: { status: 'refunded' } });
    expect(await findViolations(app.systemContext())).toEqual([]);
  });
});

describe('nobody else', () => {
  it('sees or refunds orders of others', async () => {
    const bought = await shop.buy();
    for (const [admin, status] of [
      [moderator, 403],
      [bought.person, 401],
    ] as const) {
      expect((await refund(bought, {}, { admin })).status).toBe(status);
      expect((await admin.call('GET', '/order/every')).status).toBe(status);
      expect((await admin.call('GET', `/order/every/${bought.id}`)).status).toBe(status);
      expect((await admin.call('GET', `/payment/order/${bought.id}`)).status).toBe(status);
      expect((await admin.call('GET', '/payment/anomalies')).status).toBe(status);
    }
  });
});
