import { expect } from 'vitest';
import { findViolations } from '../../../src/features/buying/orders/service/check-books.ts';
import { sweepPayments } from '../../../src/features/buying/payments/service/sweep.ts';
import type { TestApp } from '../app.ts';
import { signInAdmin } from '../people.ts';
import { createBuyer } from './buyer.ts';
import { refuseExtra } from './refused-surplus.ts';
import type { startThreeProviders } from './three-providers.ts';

/** Amount of each of the two payments of an order, in minor units. */
export const AMOUNT = 49_900;

/** Creates a buyer who pays twice and an owner, and functions for the overpayment at Stripe and in the ledger. */
export async function openPaidTwice(
  app: TestApp,
  standIns: Awaited<ReturnType<typeof startThreeProviders>>['standIns'],
) {
  const buyer = await createBuyer(app);
  const owner = await signInAdmin(app);

  /** Sums of each account at the last call of `readMoves`, which returns the differences. */
  let before: Record<string, number> = {};
  async function readMoves(): Promise<Record<string, number>> {
    const { rows } = await app.pool.query<{ name: string; sum: number }>(
      `select concat_ws(' ', a.kind, a.provider) as name,
         sum(case when a.id = t.debit_id then t.amount else -t.amount end)::bigint as sum
       from ledger.account a join ledger.transfer t on a.id in (t.debit_id, t.credit_id)
       where a.kind in ('bank', 'surplus_payable') or a.provider = 'stripe' group by 1`,
    );
    const moves = rows.map(({ name, sum }) => [name, sum - (before[name] ?? 0)] as const);
    before = Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
    return Object.fromEntries(moves.filter(([, sum]) => sum !== 0));
  }

  const come = (name: string, id: string) => app.fetch(`/api/v1/payment/${name}/return/${id}?status=success`);
  const sweep = async () => {
    await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
    for (const each of standIns.stripe.refunds) if (each.status === 'processing') each.status = 'completed';
    await sweepPayments(app.systemContext());
  };

  /** Creates an order that was paid at SSLCOMMERZ and then at Stripe. @returns the payment at Stripe */
  async function payTwice() {
    const order = await buyer.order();
    const first = await buyer.begin(order, 'sslcommerz');
    const second = await buyer.begin(order, 'stripe');
    standIns.sslcommerz.pay(first.reference);
    await come('sslcommerz', first.id);
    standIns.stripe.pay(second.reference);
    await readMoves();
    await come('stripe', second.id);
    const moves = await readMoves();
    const fee = moves['provider_fee stripe'] ?? 0;
    expect(moves).toEqual({
      'provider_clearing stripe': AMOUNT - fee,
      surplus_payable: -AMOUNT,
      ...(fee === 0 ? {} : { 'provider_fee stripe': fee }),
    });
    return { order, paymentId: second.id, reference: second.reference };
  }

  /** Pays twice, and lets the provider refuse the refund. @returns the payment and the refund's identifier */
  async function refuse() {
    const paid = await payTwice();
    const stored = standIns.stripe.find(paid.reference);
    const { amount } = stored;
    stored.amount = '0.01';
    await sweep();
    stored.amount = amount;
    const { rows } = await app.pool.query<{ id: string; status: string }>(
      'select id, status from payment_refund where payment_id = $1',
      [paid.paymentId],
    );
    expect(rows).toMatchObject([{ status: 'failed' }]);
    expect(await readMoves()).toEqual({});
    return { ...paid, id: rows[0]?.id ?? '' };
  }
  const decide = async (id: string, body: object) =>
    expect((await owner.call('POST', `/payment/refund/surplus/${id}`, body)).status).toBe(200);
  const agrees = async () => expect(await findViolations(app.systemContext())).toEqual([]);

  /** Refunds money in the provider's panel. @returns the provider's identifier of the refund */
  function refundInPanel(reference: string, amount = AMOUNT): string {
    standIns.stripe.refundInPanel(reference, String(amount));
    return standIns.stripe.refunds.at(-1)?.id ?? '';
  }
  const tell = async (reference: string) => {
    const { body, headers } = standIns.stripe.writeRefundNotice(reference);
    const init = { method: 'POST', body: new Uint8Array(body), headers };
    expect((await app.host.request('/api/v1/payment/notice/stripe', init)).status).toBe(200);
  };
  const readTold = async (paymentId: string) => {
    const anomalies = await app.pool.query<{ kind: string; actual: string; times: number }>(
      "select kind, actual, times from payment_anomaly where payment_id = $1 and kind in ('refund_elsewhere', 'refund_late')",
      [paymentId],
    );
    const known = await app.pool.query<{ provider_refund: string; amount: number }>(
      'select provider_refund, amount from payment_refund_elsewhere where payment_id = $1 order by found_at',
      [paymentId],
    );
    return { anomalies: anomalies.rows, known: known.rows };
  };

  /** Adds a refused refund of the payment's money from another transaction. @returns its identifier */
  async function refuseAnother(paymentId: string): Promise<string> {
    const id = await refuseExtra(app, paymentId);
    await readMoves();
    return id;
  }
  /** Records how a refund was settled. @returns the error beside the reference's field if that is refused */
  async function settle(id: string, reference: string, language = 'en'): Promise<string | undefined> {
    const body = { decision: 'elsewhere', reference, reason: 'In the panel' };
    const answer = await owner.call('POST', `/payment/refund/surplus/${id}`, body, { 'accept-language': language });
    if (answer.status === 200) return undefined;
    const errors = answer.body['errors'] as { path: string; message: string }[];
    expect([answer.status, errors.map(({ path }) => path)]).toEqual([400, ['reference']]);
    return errors[0]?.message;
  }

  return {
    buyer,
    owner,
    readMoves,
    sweep,
    payTwice,
    refuse,
    decide,
    agrees,
    refundInPanel,
    tell,
    readTold,
    refuseAnother,
    settle,
  };
}
