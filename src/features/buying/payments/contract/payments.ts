import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, idOrKey, money } from '../../../../platform/http/schemas.ts';

const tag = 'Payments';
const provider = z.enum(['sandbox', 'sslcommerz', 'bkash', 'stripe']);
/** Maximum size of a notice (webhook call) from a provider. */
const outside = { maxBytes: 64 * 1024 };
const ofProvider = z.object({ provider: idOrKey });
const ofAttempt = z.object({ provider: idOrKey, id: idOrKey });
/** Providers add parameters of their own to the address; none of them is trusted. */
const added = z.looseObject({});

/** Outcomes that a customer can choose in the sandbox. */
const sandboxActs = ['pay', 'fail', 'cancel', 'pay_late', 'pay_twice', 'lose_notice'] as const;

const describeReturn = 'Proves nothing: the provider is asked, then the browser goes on to the order.';

export const paymentsContract = {
  providers: operation({
    method: 'GET',
    path: '/payment/providers',
    access: 'public',
    tag,
    summary: 'The payment providers, in the order in which they are offered',
    output: z.object({ providers: z.array(z.object({ name: provider, isTest: z.boolean() })) }),
    errors: [],
    pageCacheSeconds: 60,
  }),
  begin: operation({
    method: 'POST',
    path: '/payment/begin/{orderId}',
    access: 'user',
    tag,
    summary: 'Starts or continues the payment of one of your orders; returns where to send the customer',
    description: 'Repeating an `Idempotency-Key` with the same provider returns the same attempt.',
    params: z.object({ orderId: idOrKey }),
    body: z.strictObject({ provider }),
    output: z.object({ _id: id, provider, redirect: z.string() }),
    errors: ['bad_input', 'conflict'],
    takesIdempotencyKey: true,
    limit: { calls: 20, seconds: 300 },
  }),
  check: operation({
    method: 'POST',
    path: '/payment/check/{orderId}',
    access: 'user',
    tag,
    summary: 'Asks the providers for the payment status of one of your orders',
    params: z.object({ orderId: idOrKey }),
    output: done,
    errors: [],
    limit: { calls: 30, seconds: 60 },
  }),
  returned: operation({
    method: 'GET',
    path: '/payment/{provider}/return/{id}',
    access: 'public',
    tag,
    summary: 'Return address for customers who come back from a provider',
    description: describeReturn,
    params: ofAttempt,
    query: added,
    output: 'stream',
    errors: [],
    outside,
    limit: { calls: 60, seconds: 60 },
  }),
  posted: operation({
    method: 'POST',
    path: '/payment/{provider}/return/{id}',
    access: 'public',
    tag,
    summary: 'Return address for customers of a provider that sends a form',
    description: describeReturn,
    params: ofAttempt,
    query: added,
    output: 'stream',
    errors: [],
    outside,
    limit: { calls: 60, seconds: 60 },
  }),
  notice: operation({
    method: 'POST',
    path: '/payment/notice/{provider}',
    access: 'public',
    anonymous: true,
    tag,
    summary: 'Receives a payment provider’s notification; Arbor verifies each one with the provider',
    params: ofProvider,
    output: done,
    errors: ['bad_input'],
    outside,
  }),
  sandbox: operation({
    method: 'GET',
    path: '/payment/sandbox/show/{id}',
    access: 'public',
    tag,
    summary: 'A payment as the sandbox’s page shows it; not available in production',
    params: z.object({ id: idOrKey }),
    output: z.object({
      _id: id,
      amount: money,
      currency: z.string(),
      description: z.string(),
      status: z.enum(['open', 'paid', 'failed', 'cancelled']),
      redirect: z.string(),
    }),
    errors: [],
  }),
  actInSandbox: operation({
    method: 'POST',
    path: '/payment/sandbox/act/{id}',
    access: 'public',
    anonymous: true,
    tag,
    summary: 'Pays, fails or cancels in the sandbox; returns where the customer goes next',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ act: z.enum(sandboxActs) }),
    output: z.object({ redirect: z.string() }),
    errors: ['bad_input'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof paymentsContract> {}
}
