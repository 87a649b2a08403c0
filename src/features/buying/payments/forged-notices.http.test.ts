import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { recordLog } from '../../../../tests/support/log.ts';
import { type Buyer, createBuyer, paidOnce } from '../../../../tests/support/payments/buyer.ts';
import { startThreeProviders } from '../../../../tests/support/payments/three-providers.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { MAX_KEPT_REFUSALS } from '../../../platform/payments/refused-notices.ts';

const { standIns, payments } = await startThreeProviders();
const recorded = recordLog();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, payments, log: recorded.log });
const { sslcommerz, stripe } = standIns;

let buyer: Buyer;
let owner: SignedInAdmin;
beforeAll(async () => {
  buyer = await createBuyer(app);
  owner = await signInAdmin(app);
});

const send = async (
  name: 'sslcommerz' | 'stripe',
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
) => app.host.request(`/api/v1/payment/notice/${name}`, { method: 'POST', body, headers });
/** Forges a notice as anybody who knows the reference could. */
const forge = (reference: string) =>
  send('stripe', JSON.stringify({ id: 'evt_x', type: 'x', data: { object: { client_reference_id: reference } } }), {
    'stripe-signature': 't=1,v1=00',
  });
const forgeIpn = (reference: string) =>
  send('sslcommerz', new URLSearchParams({ tran_id: reference, status: 'VALID', verify_sign: 'x' }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
const begin = async (name: 'sslcommerz' | 'stripe') => {
  const order = await buyer.order();
  return { order, ...(await buyer.begin(order, name)) };
};
const readSignatures = async (provider: string) =>
  (
    await app.pool.query<{ id: string; times: number; seen: boolean }>(
      "select a.id, a.times, a.seen_at is not null as seen from payment_anomaly a join payment p on p.id = a.payment_id where a.kind = 'signature' and p.provider = $1",
      [provider],
    )
  ).rows;
const countRows = async (table: 'payment_notice' | 'payment_anomaly' | 'payment_call') =>
  Number((await app.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);
const readMetric = () => app.metrics.registry.getSingleMetricAsString('payment_notices_refused_total');

describe('notices that nobody signed', () => {
  it('leave an admin’s mark as it is', async () => {
    const { order, reference } = await begin('sslcommerz');
    expect((await forgeIpn(reference)).status).toBe(400);
    const [anomaly] = await readSignatures('sslcommerz');
    expect(anomaly).toMatchObject({ times: 1, seen: false });
    expect((await owner.call('PUT', `/payment/anomaly/${anomaly?.id}`, { seen: true })).status).toBe(200);
    expect((await forgeIpn(reference)).status).toBe(400);
    expect(await readSignatures('sslcommerz')).toMatchObject([{ times: 2, seen: true }]);
    expect((await buyer.read(order)).order).toBe('pending');
  });

  it('are kept a few times within an hour, logged once and counted all', async () => {
    const references: string[] = [];
    while (references.length < MAX_KEPT_REFUSALS + 5) references.push((await begin('stripe')).reference);
    const before = [await countRows('payment_notice'), await countRows('payment_call')];
    const all = [...references, ...references, ...references.map(() => '0'.repeat(25)), ...references.map(() => 'x')];
    const answers = await Promise.all(all.map(forge));
    expect(answers.filter(({ status }) => status !== 400)).toEqual([]);
    const kept = await readSignatures('stripe');
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.reduce((sum, { times }) => sum + times, 0)).toBe(MAX_KEPT_REFUSALS);
    expect([await countRows('payment_notice'), await countRows('payment_call')]).toEqual(before);
    const lines = recorded.lines.filter((line) => line.includes('a notice was refused'));
    expect(lines.filter((line) => line.includes('stripe'))).toHaveLength(1);
    expect(await readMetric()).toContain(`payment_notices_refused_total{provider="stripe"} ${all.length}`);
  });

  it('keep none that was signed from being heard', async () => {
    const { order, reference } = await begin('stripe');
    stripe.pay(reference);
    await Promise.all(Array.from({ length: 50 }, () => forge(reference)));
    const { body, headers } = stripe.writeNotice(reference, 'completed');
    expect((await send('stripe', new Uint8Array(body), headers)).status).toBe(200);
    expect(await buyer.read(order)).toEqual(paidOnce);
  });

  it('of one provider take no place of another’s', async () => {
    const { reference } = await begin('sslcommerz');
    const before = (await readSignatures('sslcommerz')).length;
    sslcommerz.pay(reference);
    await forgeIpn(reference);
    expect((await readSignatures('sslcommerz')).length).toBe(before + 1);
  });
});
