import { beforeAll, describe, expect, it } from 'vitest';
import { keepLink, makeAffiliate } from '../../../../tests/support/affiliates.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { giveBack } from '../../../../tests/support/bought.ts';
import { type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { makeSeller, release, type Seller } from '../../../../tests/support/sellers.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { markPaid } from '../../buying/orders/service/paid.ts';
import { notifyAffiliates } from './service/notify.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let salma: Seller;

beforeAll(async () => {
  salma = await makeSeller(app);
});

describe('the notification of an affiliate', () => {
  const readNotices = async (person: SignedInUser) => {
    const { body } = await person.call('GET', '/user/notices');
    return (body['items'] as { code: string; amount: number | null }[]).map(({ code, amount }) => [code, amount]);
  };
  const notify = () => notifyAffiliates(app.systemContext());
  const sellTo = async (code: string, days = 10) => {
    const buyer = await signInUser(app);
    keepLink(buyer, code);
    const { contentId = '', variantIds = [] } = salma.works[0] ?? {};
    const lines = [{ contentId, variantId: variantIds[0], price: 10_001 }];
    const { body } = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
    const orderId = String(body['_id']);
    const paidAt = new Date(Date.now() - days * 86_400_000);
    await inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId, provider: 'sandbox', paidAt }));
    return orderId;
  };

  it('comes with the sum of what has cleared, at most once a day', async () => {
    const nila = await signInUser(app);
    const code = await makeAffiliate(app, { basisPoints: 1500 }, nila);
    await sellTo(code);
    await sellTo(code);
    await sellTo(code, 0);
    await notify();
    expect(await readNotices(nila)).toEqual([]);
    await release(app);
    await release(app);
    await Promise.all([notify(), notify()]);
    await notify();
    expect(await readNotices(nila)).toEqual([['affiliate_cleared', 3000]]);
    expect((await nila.call('GET', '/user/notices/unread')).body).toEqual({ unread: 1 });
    expect(await readNotices(salma)).not.toContainEqual(['affiliate_cleared', expect.anything()]);
    // More that clears on the same day waits for the next.
    await sellTo(code);
    await release(app);
    await notify();
    expect(await readNotices(nila)).toHaveLength(1);
    await app.pool.query("update affiliate set notified_at = notified_at - interval '25 hours' where account_id = $1", [
      nila.userId,
    ]);
    await notify();
    await notify();
    expect(await readNotices(nila)).toEqual([
      ['affiliate_cleared', 1500],
      ['affiliate_cleared', 3000],
    ]);
  });

  it('leaves out what was refunded before it cleared, and those who have left or are suspended', async () => {
    const [nila, rafi, mina] = [await signInUser(app), await signInUser(app), await signInUser(app)];
    const ofNila = await makeAffiliate(app, { basisPoints: 1500 }, nila);
    const ofMina = await makeAffiliate(app, { basisPoints: 1500 }, mina);
    await giveBack(app, await sellTo(ofNila));
    await sellTo(ofMina);
    await release(app);
    await app.pool.query('insert into affiliate_cleared values ($1, $2, 100)', [createId(), rafi.userId]);
    expect((await rafi.deleteAccount()).status).toBe(200);
    await app.pool.query("update account set status = 'suspended', suspended_at = now() where id = $1", [mina.userId]);
    await notify();
    const { rows } = await app.pool.query(
      `select (select count(*)::int from affiliate_cleared) as waiting,
         (select count(*)::int from account_notice where code = 'affiliate_cleared' and account_id = any($1)) as notified`,
      [[nila.userId, rafi.userId, mina.userId]],
    );
    expect(rows).toEqual([{ waiting: 0, notified: 0 }]);
  });
});
