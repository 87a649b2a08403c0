import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import {
  id,
  idOrKey,
  instant,
  line,
  listSchema,
  money,
  multilineText,
  pageQuery,
  sortQuery,
} from '../../../platform/http/schemas.ts';
import { bookEntry } from '../withdrawals/contract/admin.ts';

const tag = 'Admin';

/**
 * `debt_write_off`: the site bears the debt. `debt_payment`: the contributor paid the debt outside the site. `payout`:
 * money paid to the contributor outside withdrawals. `late_forfeit`: balance of a contributor who has left and gives it
 * up.
 */
export const adjustmentKinds = ['debt_write_off', 'debt_payment', 'payout', 'late_forfeit'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

export const adjustmentStatuses = ['proposed', 'done', 'dropped'] as const;

/** Maximum amount in minor units, as in the database. */
const MAX_AMOUNT = 100_000_000_000;

const contributor = z
  .object({ _id: id, name: z.string(), username: z.string(), standing: z.string() })
  .meta({ id: 'AdjustedContributor' });

const adjustment = z
  .object({
    _id: id,
    kind: z.enum(adjustmentKinds),
    /** `proposed`: another owner has to confirm the adjustment. */
    status: z.enum(adjustmentStatuses),
    amount: money,
    currency: z.string(),
    /** The bank's or wallet's reference of the transfer; empty if no money moves. */
    reference: z.string(),
    reason: z.string(),
    proposedBy: z.string().nullable(),
    proposedAt: instant,
    decidedBy: z.string().nullable(),
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'Adjustment' });

const balances = z.object({ pending: money, available: money, reserved: money, debt: money, paid: money });

export const adjustmentsContract = {
  unsettled: operation({
    method: 'GET',
    path: '/adjustment/all',
    access: 'owner',
    tag,
    summary: 'Contributors who owe money, left with a balance, or have a proposal waiting for confirmation',
    query: z.object({
      ...pageQuery,
      /** `amount` sorts by the sum of debt and balances. */
      sort: sortQuery(['amount', 'debt', 'available', 'later'], '-amount'),
    }),
    output: listSchema(
      z.object({
        contributor,
        currency: z.string(),
        debt: money,
        available: money,
        /** Pending earnings and money reserved for withdrawals. */
        later: money,
        /** Whether an owner has proposed an adjustment. */
        isProposed: z.boolean(),
      }),
    ),
    errors: ['bad_input'],
  }),
  books: operation({
    method: 'GET',
    path: '/adjustment/contributor/{id}',
    access: 'owner',
    tag,
    summary: 'A contributor’s ledger: balances, entries, what owners settled, and what they can settle now',
    params: z.object({ id: idOrKey }),
    query: z.object({ ...pageQuery }),
    output: z
      .object({
        contributor,
        currency: z.string(),
        balances,
        /** Ledger entries of the contributor, newest first. */
        entries: z.object({
          items: z.array(bookEntry),
          nextCursor: z.string().nullable(),
        }),
        /** The last 100 adjustments, newest first. */
        adjustments: z.array(adjustment),
        /** Kinds of adjustments that are possible now, with the maximum amount of each. */
        possible: z.array(z.object({ kind: z.enum(adjustmentKinds), upTo: money })),
        /** Amount from which another owner has to confirm; null if no limit is set. */
        secondAdminFrom: money.nullable(),
      })
      .meta({ id: 'ContributorBooks' }),
    errors: ['bad_input'],
  }),
  create: operation({
    method: 'POST',
    path: '/adjustment/create',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary:
      'Settles a balance by hand: writes off a debt, records its payment, pays out directly, or takes over what a contributor left behind',
    description:
      'Balances can be paid directly to contributors who can’t request a withdrawal, and taken over from those who have left. From the two-owner amount on, the settlement waits for another owner.',
    body: z.strictObject({
      contributorId: idOrKey,
      kind: z.enum(adjustmentKinds),
      /** Amount in minor units; the whole balance or a part of it. */
      amount: z.int({ abort: true }).min(1).max(MAX_AMOUNT),
      /** Required for `debt_payment` and `payout`: the bank's or wallet's reference of the transfer. */
      reference: line(100).default(''),
      /** Required. For the records; the contributor doesn't see it. */
      reason: multilineText(500).default(''),
    }),
    output: z.object({ adjustment }),
    errors: ['bad_input', 'conflict', 'not_found'],
    takesIdempotencyKey: true,
  }),
  decide: operation({
    method: 'POST',
    path: '/adjustment/decide/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Confirms another owner’s proposal, or discards any proposal',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ decision: z.enum(['confirm', 'drop']) }),
    output: z.object({ adjustment }),
    errors: ['conflict'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof adjustmentsContract> {}
}
