import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, idOrKey, money } from '../../../../platform/http/schemas.ts';

const tag = 'Payments';
const provider = z.enum(['sandbox', 'sslcommerz', 'bkash', 'stripe']);
/** A notice is a page of text at most. */
const outside = { maxBytes: 64 * 1024 };
const ofProvider = z.object({ provider: idOrKey });
const ofAttempt = z.object({ provider: idOrKey, id: idOrKey });
/** What providers add to the address is theirs; none of it proves anything. */
const added = z.looseObject({});

/** What a customer can make the sandbox do. */
const sandboxActs = ['pay', 'fail', 'cancel', 'pay_late', 'pay_twice', 'lose_notice'] as const;

const describeReturn = 'Proves nothing: the provider is asked, then the browser goes on to the order.';

export const paymentsContract = {
  providers: operation({
    method: 'GET',
    path: '/payment/providers',
    access: 'public',
    tag,
    summary: 'Who takes payments, the first one offered first',
    output: z.object({ providers: z.array(z.object({ name: provider, isTest: z.boolean() })) }),
    errors: [],
    pageCacheSeconds: 60,
  }),
  begin: operation({
    method: 'POST',
    path: '/payment/begin/{orderId}',
    access: 'user',
    tag,
    summary: 'Begins to pay one of the own orders, or goes on with what was begun; answers where to send the customer',
    description: 'The same `Idempotency-Key` with the same provider answers the same attempt.',
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
    summary: 'Asks the providers how the payment of one of the own orders stands',
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
    summary: 'The customer comes back from a provider',
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
    summary: 'The customer comes back from a provider that sends a form',
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
    summary: 'A provider tells that something has happened; it is asked before anything is believed',
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
    summary: 'A payment as the sandbox’s page shows it; never in production',
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
    summary: 'Pays, fails or gives up in the sandbox; answers where the customer goes then',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ act: z.enum(sandboxActs) }),
    output: z.object({ redirect: z.string() }),
    errors: ['bad_input'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof paymentsContract> {}
}
