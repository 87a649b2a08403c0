import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Buyer, createBuyer } from '../../../../tests/support/payments/buyer.ts';
import { startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { compareRefunds } from './service/refunds/compare-refunds.ts';
import { readPaymentsToCompare } from './store/refunds-elsewhere.ts';

const { standIns, payments } = await startThreeProviders();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments });
const { bkash, stripe } = standIns;

let buyer: Buyer;
beforeAll(async () => {
  buyer = await createBuyer(app);
});

const compare = () => compareRefunds(app.systemContext(), { pauseMs: 0 });
/** An order that was paid this many days ago. */
async function pay(name: 'bkash' | 'stripe' | 'sslcommerz', days: number) {
  const order = await buyer.order();
  const { id, reference } = await buyer.begin(order, name);
  standIns[name].pay(reference);
  await app.fetch(`/api/v1/payment/${name}/return/${id}?status=success`);
  await age(id, days);
  return { order, id, reference };
}
/** Moves a payment this many days into the past. */
async function age(id: string, days: number): Promise<void> {
  const values = [id, days];
  await app.pool.query("update payment set paid_at = paid_at - $2 * interval '1 day' where id = $1", values);
  await app.pool.query(
    "update payment_call set started_at = started_at - $2 * interval '1 day' where payment_id = $1",
    values,
  );
  await app.pool.query(
    "update payment set refunds_asked_at = refunds_asked_at - $2 * interval '1 day' where id = $1",
    values,
  );
}
const countAsked = async (id: string): Promise<number> =>
  Number(
    (
      await app.pool.query<{ n: string }>(
        "select count(*) as n from payment_call where payment_id = $1 and kind = 'refund_list'",
        [id],
      )
    ).rows[0]?.n,
  );
const readAnomaly = async (paymentId: string) =>
  (
    await app.pool.query<{ actual: string; times: number }>(
      "select actual, times from payment_anomaly where payment_id = $1 and kind = 'refund_elsewhere'",
      [paymentId],
    )
  ).rows;

describe('a refund that somebody made in bKash’s panel, of which bKash tells nobody', () => {
  it('is found a day later and told to admins once, however many look', async () => {
    const { id, reference } = await pay('bkash', 0);
    bkash.refundInPanel(reference, '120.00');
    await compare();
    expect([await countAsked(id), await readAnomaly(id)]).toEqual([0, []]);
    await age(id, 1.1);
    await Promise.all([compare(), compare(), compare()]);
    const name = bkash.refunds.at(-1)?.id ?? '';
    expect(await readAnomaly(id)).toEqual([{ actual: `${name}: 120.00 BDT`, times: 1 }]);
    const asked = await countAsked(id);
    await compare();
    expect(await countAsked(id)).toBe(asked);
    await age(id, 1.1);
    await compare();
    expect(await countAsked(id)).toBe(asked + 1);
    expect(await readAnomaly(id)).toMatchObject([{ times: 1 }]);
  });

  it('is asked about less often the older the payment is, and in the end no more', async () => {
    const [old, older] = [await pay('bkash', 20), await pay('bkash', 61)];
    await compare();
    expect([await countAsked(old.id), await countAsked(older.id)]).toEqual([1, 0]);
    await age(old.id, 4);
    await compare();
    expect(await countAsked(old.id)).toBe(1);
    await age(old.id, 3);
    await compare();
    expect(await countAsked(old.id)).toBe(2);
  });

  it('is found though bKash could not say the first time; nobody else waits for it', async () => {
    const { id, reference } = await pay('bkash', 5);
    const other = await pay('stripe', 4);
    bkash.refundInPanel(reference, '10.00');
    bkash.fail('refund_query', '500');
    stripe.refundInPanel(other.reference, '150');
    await compare();
    expect(await readAnomaly(id)).toEqual([]);
    expect(await readAnomaly(other.id)).toHaveLength(1);
    await age(id, 2);
    await compare();
    expect(await readAnomaly(id)).toHaveLength(1);
  });

  it('is not asked for on and on of a provider that can’t say', async () => {
    const paid: Awaited<ReturnType<typeof pay>>[] = [];
    for (let each = 0; each < 5; each += 1) paid.push(await pay('bkash', 3));
    bkash.fail('refund_query', '500', 3);
    await compare();
    const asked = await Promise.all(paid.map(({ id }) => countAsked(id)));
    expect(asked.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1, 1]);
    await compare();
    expect(await Promise.all(paid.map(({ id }) => countAsked(id)))).toEqual([1, 1, 1, 1, 1]);
  });

  it('is asked about first where the payment is fresh, as many at a time as are wanted', async () => {
    const of = { providers: ['bkash'], days: 60, limit: 2 };
    const [old, fresh, mid] = [await pay('bkash', 50), await pay('bkash', 1.5), await pay('bkash', 10)];
    const waiting = async () => {
      const due = await readPaymentsToCompare(app.db, { ...of, limit: 100 });
      return due.filter((id) => [old.id, fresh.id, mid.id].includes(id));
    };
    expect(await waiting()).toEqual([fresh.id, mid.id, old.id]);
    expect(await readPaymentsToCompare(app.db, of)).toHaveLength(2);
    await compare();
    expect(await waiting()).toEqual([]);
  });

  it('is nothing that a provider can be asked about which lists no refunds', async () => {
    const { id } = await pay('sslcommerz', 3);
    await compare();
    expect(await countAsked(id)).toBe(0);
  });
});
