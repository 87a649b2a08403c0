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

/** Maximum amount in minor units, as in the database. */
const MAX_AMOUNT = 100_000_000_000;

export const withdrawRequest = z
  .object({
    _id: id,
    /** Withdrawal number as shown to people. */
    number: z.int(),
    status: z.enum(withdrawStatuses),
    currency: z.string(),
    /** Amount deducted from the balance. */
    amount: money,
    /** Transfer fee; the rest is paid out. */
    fee: money,
    type: z.enum(withdrawTypes),
    /** Masked payout account. */
    account: z.string(),
    /** The bank's or wallet's reference; empty until it is paid. */
    reference: z.string(),
    /** Why the withdrawal was rejected, failed or was returned; otherwise empty. */
    reason: z.string(),
    requestedAt: instant,
    /** When the withdrawal's status last changed. */
    updatedAt: instant,
  })
  .meta({ id: 'WithdrawRequest' });

/** Facts that identify the withdrawal of a ledger entry. */
export const withdrawTrace = withdrawRequest
  .pick({ number: true, type: true, account: true, reference: true })
  .meta({ id: 'WithdrawTrace' });
export type WithdrawTrace = z.output<typeof withdrawTrace>;

const ownRequest = withdrawRequest
  .extend({
    /** When the withdrawal usually arrives, without a guarantee; null once it has ended. */
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
      /** Amount in minor units. */
      amount: z.int({ abort: true }).min(1).max(MAX_AMOUNT),
      /** Default and only allowed value: the site's currency. */
      currency: z.string().max(10).optional(),
      /** One of the caller's own payout accounts. */
      optionId: idOrKey,
      /** Transfer fee that the contributor was shown; a different current fee refuses the withdrawal. */
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
    summary: 'Cancels one of your requests before its approval; its amount becomes available again',
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
      /** Balance available for withdrawal. */
      available: money,
      /** Debt from refunds, which is paid first when money becomes available again. */
      debt: money,
      /** Lowest minimum and highest maximum of the enabled payout methods; null if none is enabled. */
      limits: z.object({ minimum: money, maximum: money }).nullable(),
      /** Whether a new withdrawal can be requested: none is open, and the contributor is active. */
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
