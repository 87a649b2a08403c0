import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, idOrKey, instant, listSchema, money, pageQuery } from '../../../../platform/http/schemas.ts';
import { withdrawTypes } from '../../../money/payment-settings/contract.ts';

export const withdrawStatuses = [
  'requested',
  'approved',
  'paid',
  'rejected',
  'failed',
  'returned',
  'cancelled',
] as const;
export type WithdrawStatus = (typeof withdrawStatuses)[number];

/** What the database takes. */
const MAX_AMOUNT = 100_000_000_000;

export const withdrawRequest = z
  .object({
    _id: id,
    /** For people. */
    number: z.int(),
    status: z.enum(withdrawStatuses),
    currency: z.string(),
    /** What leaves the balance. */
    amount: money,
    /** What of it the transfer costs: the rest arrives. */
    fee: money,
    type: z.enum(withdrawTypes),
    /** Where it goes, as far as it may be shown. */
    account: z.string(),
    /** Reference of the bank or wallet; empty until it is paid. */
    reference: z.string(),
    /** Why it was rejected, failed or came back, or empty. */
    reason: z.string(),
    requestedAt: instant,
    /** When it became what it is. */
    updatedAt: instant,
  })
  .meta({ id: 'WithdrawRequest' });

/** How an entry of the books is traced to its request. */
export const withdrawTrace = withdrawRequest
  .pick({ number: true, type: true, account: true, reference: true })
  .meta({ id: 'WithdrawTrace' });
export type WithdrawTrace = z.output<typeof withdrawTrace>;

const ownRequest = withdrawRequest
  .extend({
    /** When it is usually there, without a promise; null once it is over. */
    usuallyBy: instant.nullable(),
  })
  .meta({ id: 'OwnWithdrawRequest' });

export type WithdrawRequestType = z.output<typeof withdrawRequest>['type'];

const tag = 'Withdrawals';

export const withdrawalsContract = {
  create: operation({
    method: 'POST',
    path: '/withdraw-request/create',
    access: 'user',
    tag,
    summary: 'Requests a payout of earnings; the header `Idempotency-Key` makes a retry safe',
    description: 'The amount is reserved at once. One request at a time; `errors` names what prevents it.',
    body: z.strictObject({
      /** Minor units. */
      amount: z.int({ abort: true }).min(1).max(MAX_AMOUNT),
      /** Default, and only choice: that of the site. */
      currency: z.string().max(10).optional(),
      /** One of the caller's own payout accounts. */
      optionId: idOrKey,
      /** What was shown of the transfer's cost: where it is another by now, nothing is asked for. */
      fee: z.int({ abort: true }).min(0).max(MAX_AMOUNT).optional(),
    }),
    output: withdrawRequest,
    errors: ['bad_input', 'conflict', 'forbidden'],
    takesIdempotencyKey: true,
    limit: { calls: 30, seconds: 60 },
  }),
  cancel: operation({
    method: 'DELETE',
    path: '/withdraw-request/cancel/{id}',
    access: 'user',
    tag,
    summary: 'Cancels one of your requests before its approval: its amount is available again',
    params: z.object({ id: idOrKey }),
    output: withdrawRequest,
    errors: ['conflict', 'forbidden'],
  }),
  history: operation({
    method: 'GET',
    path: '/withdraw-request/history',
    access: 'user',
    tag,
    summary: 'Your requests, newest first, with what you can request now',
    query: z.object({ ...pageQuery }),
    output: listSchema(ownRequest).extend({
      currency: z.string(),
      /** Free to withdraw. */
      available: money,
      /** What is owed after refunds: what becomes free again pays it first. */
      debt: money,
      /** Least and most that one withdrawal can be, of the ways that are allowed; null while none is. */
      limits: z.object({ minimum: money, maximum: money }).nullable(),
      /** Whether another request can be made: none is open, and the contributor is active. */
      canRequest: z.boolean(),
      /** Whether the contributor is active. */
      isActive: z.boolean(),
    }),
    errors: ['bad_input', 'forbidden'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof withdrawalsContract> {}
}
