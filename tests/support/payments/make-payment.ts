import { createId } from '../../../src/platform/database/id.ts';
import { toReference } from '../../../src/platform/payments/reference.ts';
import type { TestApp } from '../app.ts';

/** Creates an attempt to pay an order in the sandbox, with its page. */
export async function makePayment(
  app: Pick<TestApp, 'pool' | 'platform'>,
  orderId: string,
): Promise<{ readonly id: string; readonly page: string; readonly reference: string }> {
  const { sandbox, origin } = app.platform.payments;
  if (sandbox === undefined) throw new Error('the sandbox is off');
  const id = createId();
  const reference = toReference(id);
  const { rows } = await app.pool.query<{ total: number; currency: string; expires_at: Date }>(
    'select total, currency, expires_at from customer_order where id = $1',
    [orderId],
  );
  const [order] = rows;
  if (order === undefined) throw new Error('no such order');
  const returnUrl = `${origin}/api/v1/payment/sandbox/return/${id}`;
  const { providerReference, redirectUrl } = await sandbox.begin({
    reference,
    amount: Number(order.total),
    currency: order.currency,
    description: 'Arbor, order',
    customer: { name: '', email: null, phone: null },
    locale: 'en',
    returnUrl,
    cancelUrl: `${returnUrl}?outcome=cancel`,
    noticeUrl: `${origin}/api/v1/payment/notice/sandbox`,
    expiresAt: order.expires_at,
  });
  await app.pool.query(
    `insert into payment (id, order_id, provider, mode, reference, provider_reference, redirect_url, amount, currency, status, expires_at)
     values ($1, $2, 'sandbox', 'test', $3, $4, $5, $6, $7, 'redirected', $8)`,
    [id, orderId, reference, providerReference, redirectUrl, order.total, order.currency, order.expires_at],
  );
  return { id, page: providerReference, reference };
}
