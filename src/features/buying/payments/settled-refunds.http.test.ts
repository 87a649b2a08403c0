import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { createBuyer } from '../../../../tests/support/payments/buyer.ts';
import { refuseExtra } from '../../../../tests/support/payments/refused-surplus.ts';
import {
  openSettledRefunds,
  settledEnd as settled,
  transferWords as words,
} from '../../../../tests/support/payments/settled-refunds.ts';
import { realProviders, startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';
import { interruptSteps } from '../../../platform/payments/fail-point.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const { buyer, owner, ask, refuse, settle, retry, finish, sweep, agrees, listBreaks } = await openSettledRefunds(
  app,
  standIns,
);
const moderator = await signInAdmin(app, 'moderator');
afterEach(() => interruptSteps(undefined));

describe.each(realProviders)('a refund that %s refused', (name) => {
  it('is settled by a transfer: order, downloads, books and reconciliation say so', async () => {
    const { order, refundId, paymentId } = await refuse(name);
    expect(await settle(refundId)).toMatchObject({ status: 200, body: { status: 'completed', amount: 49_900 } });
    expect(await buyer.read(order)).toMatchObject(settled);
    const { rows } = await app.pool.query(
      `select a.kind, sum(t.amount)::int as amount from ledger.journal j join order_line l on l.id = j.line_id
       join ledger.transfer t on t.journal_id = j.id join ledger.account a on a.id = t.credit_id
       where j.kind = 'refund' and l.order_id = $1 group by a.kind`,
      [order],
    );
    expect(rows).toEqual([{ kind: 'bank', amount: 49_900 }]);
    const { body } = await owner.call('GET', `/payment/order/${order}`);
    expect(body['attempts']).toMatchObject([
      {
        _id: paymentId,
        refunds: [{ status: 'failed' }, { status: 'elsewhere', amount: 49_900, isUndecided: false }],
        decisions: [{ decision: 'elsewhere', reference: words.reference, note: words.reason, admin: 'The owner' }],
      },
    ]);
    await sweep();
    expect(await buyer.read(order)).toMatchObject(settled);
    expect(await listBreaks(order)).toEqual([]);
    await agrees();
  });
});

it('is the work of owners who say how, why, and who they are', async () => {
  const { order, refundId } = await refuse('stripe');
  const path = `/api/v1/order/refund/settle/${refundId}`;
  const body = JSON.stringify({ ...words, password: owner.password });
  const headers = { 'content-type': 'application/json', 'idempotency-key': createId() };
  expect((await app.fetch(path, { method: 'POST', body, headers })).status).toBe(401);
  expect((await settle(refundId, { admin: moderator })).status).toBe(403);
  expect((await buyer.user.call('POST', `/order/refund/settle/${refundId}`, { ...words, password: 'x' })).status).toBe(
    401,
  );
  const fields = async (given: object) => {
    const { status, body: answer } = await settle(refundId, { ...given });
    return [status, ((answer['errors'] as { path: string }[] | undefined) ?? []).map((each) => each.path)];
  };
  expect(await fields({ reference: 'AB', reason: '' })).toEqual([400, ['reference', 'reason']]);
  expect(await fields({ reference: 'x'.repeat(101) })).toEqual([400, ['reference']]);
  expect(await fields({ password: 'wrong' })).toEqual([400, ['password']]);
  for (const unknown of [createId(), 'x']) expect((await settle(unknown)).status).toBe(404);
  expect(await buyer.read(order)).toMatchObject({ order: 'paid', refunds: ['failed'] });
});

it('is settled once: again by its key, never by another, and not where the money went by the provider', async () => {
  const { order, refundId } = await refuse('sslcommerz');
  const key = createId();
  const first = await settle(refundId, { key });
  expect(await settle(refundId, { key })).toEqual(first);
  expect((await settle(refundId, { key, reference: 'ANOTHER 1' })).status).toBe(409);
  expect((await settle(refundId)).status).toBe(409);
  expect((await retry(refundId)).status).toBe(409);
  // The refund that settles it is finished.
  expect((await settle(String(first.body['refundId']))).status).toBe(409);
  expect(await buyer.read(order)).toMatchObject(settled);
  const audited = await app.pool.query<{ details: object }>(
    "select details from audit_log where action = 'order.settle_refund' and subject_id = $1",
    [order],
  );
  expect(audited.rows).toEqual([
    { details: { amount: 49_900, currency: 'BDT', reference: words.reference, isOverridden: false } },
  ]);
});

it('is settled or tried again, whoever is first, however many ask at once', async () => {
  for (const name of realProviders) {
    const { order, refundId } = await refuse(name);
    const answers = await Promise.all([settle(refundId), retry(refundId), settle(refundId), retry(refundId)]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409, 409]);
    finish(name);
    await sweep();
    finish(name);
    await sweep();
    const end = await buyer.read(order);
    expect(end).toMatchObject({ order: 'refunded', entitlements: 0 });
    expect([
      ['failed', 'elsewhere'],
      ['failed', 'completed'],
    ]).toContainEqual(end.refunds);
    expect(await listBreaks(order)).toEqual([]);
  }
  await agrees();
});

it('leaves nothing behind where the process dies before the commit', async () => {
  const { order, refundId } = await refuse('bkash');
  interruptSteps((step) => {
    if (step === 'settle 1: before the commit') throw new Error('died');
  });
  expect((await settle(refundId)).status).toBe(500);
  interruptSteps(undefined);
  expect(await buyer.read(order)).toMatchObject({ order: 'paid', entitlements: 1, refunds: ['failed'] });
  await agrees();
  expect((await settle(refundId)).status).toBe(200);
  expect(await buyer.read(order)).toMatchObject(settled);
  await agrees();
});

it('asks for the overriding word where something was downloaded meanwhile', async () => {
  const { order, refundId } = await refuse('stripe');
  const { body } = await buyer.user.call('GET', `/order/single/${order}`);
  const [line] = body['lines'] as { contentId: string; variantId: string }[];
  await buyer.user.fetch(`/api/v1/content/download/${line?.contentId}/${line?.variantId}`);
  expect(await settle(refundId)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('downloaded') as string },
  });
  expect((await settle(refundId, { isOverridden: true })).status).toBe(200);
  expect(await buyer.read(order)).toMatchObject(settled);
});

it('tells the buyer how: on the order, at the bell, by mail, on the receipt, and keeps the reason to the books', async () => {
  const own = await createBuyer(app);
  await app.pool.query("update account set email = $2, email_verified = true, language = 'bn' where id = $1", [
    own.user.userId,
    `own-${createId()}@example.com`,
  ]);
  const { order, refundId } = await refuse('bkash', own);
  await settle(refundId);
  const { body } = await own.user.call('GET', `/order/single/${order}`);
  expect(body['refunds']).toMatchObject([{ amount: 49_900, transferReference: words.reference }]);
  const headers = { 'accept-language': 'bn' };
  const notices = await (await own.user.fetch('/api/v1/user/notices', { headers })).json();
  const reason = `ব্যাংক বা ওয়ালেট ট্রান্সফারে। রেফারেন্স: ${words.reference}`;
  expect(notices).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ code: 'order_refunded', reason })]),
  });
  const { rows: mails } = await app.pool.query<{ text: string }>(
    'select text_body as text from mail where account_id = $1 order by id desc limit 1',
    [own.user.userId],
  );
  expect(mails[0]?.text).toContain(`ট্রান্সফারের রেফারেন্স: ${words.reference}`);
  const { body: whole } = await owner.call('GET', `/order/every/${order}`);
  expect(whole['refunds']).toMatchObject([
    { status: 'failed', transferReference: null },
    { status: 'completed', transferReference: words.reference, note: words.reason },
  ]);
  expect(JSON.stringify([body, notices, mails])).not.toContain(words.reason);
  expect((await own.user.deleteAccount()).status).toBe(200);
  const { rows } = await app.pool.query<{ note: string; transfer_reference: string; decided: string }>(
    `select f.note, f.transfer_reference, d.note as decided from refund f join payment_refund r on r.refund_id = f.id
     join payment_decision d on d.payment_refund_id = r.id where f.order_id = $1 and f.settles is not null`,
    [order],
  );
  expect(rows).toEqual([{ note: '', transfer_reference: words.reference, decided: '' }]);
});

it('is settled with a reference of its own, said beside the field', async () => {
  const asked = await refuse('stripe');
  const other = await refuseExtra(app, asked.paymentId);
  const surplus = { decision: 'elsewhere', reference: words.reference, reason: 'By bank' };
  expect((await owner.call('POST', `/payment/refund/surplus/${other}`, surplus)).status).toBe(200);
  expect(await settle(asked.refundId)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'reference', message: expect.stringContaining('Another refund') as string }] },
  });
  expect((await settle(asked.refundId, { reference: `${words.reference} 2` })).status).toBe(200);
  await agrees();
});

describe('the database', () => {
  const insert = (settles: string, amount = 49_900) =>
    app.pool.query(
      `insert into refund (id, order_id, request_key, amount, reason, settles, transfer_reference)
       select $1::uuid, order_id, $1::uuid::text, $3::bigint, 'other', id, 'BRAC 1' from refund where id = $2`,
      [createId(), settles, amount],
    );

  it('settles nothing but what failed, whole and once', async () => {
    const open = await ask('stripe');
    await expect(insert(open.refundId)).rejects.toThrow('only a refund that failed');
    const refused = await refuse('stripe');
    await expect(insert(refused.refundId, 1)).rejects.toThrow('only a refund that failed');
    // This refund is neither completed nor has it lines.
    await expect(insert(refused.refundId)).rejects.toThrow('does not settle');
    await settle(refused.refundId);
    await expect(insert(refused.refundId)).rejects.toThrow('refund_settles_once');
    await expect(
      app.pool.query("update refund set transfer_reference = 'OTHER' where settles = $1", [refused.refundId]),
    ).rejects.toThrow('stays as it is');
    await expect(
      app.pool.query("update payment_refund set status = 'elsewhere' where id = $1", [refused.moneyId]),
    ).rejects.toThrow('nobody said how');
  });
});
