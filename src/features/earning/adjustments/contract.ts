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
 * A debt that the site bears, or that the contributor has paid past it; money that is paid out past withdraw requests, or
 * that nobody is left to take.
 */
export const adjustmentKinds = ['debt_write_off', 'debt_payment', 'payout', 'late_forfeit'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

export const adjustmentStatuses = ['proposed', 'done', 'dropped'] as const;

/** What the database takes. */
const MAX_AMOUNT = 100_000_000_000;

const contributor = z
  .object({ _id: id, name: z.string(), username: z.string(), standing: z.string() })
  .meta({ id: 'AdjustedContributor' });

const adjustment = z
  .object({
    _id: id,
    kind: z.enum(adjustmentKinds),
    /** `proposed`: another owner has to confirm it. */
    status: z.enum(adjustmentStatuses),
    amount: money,
    currency: z.string(),
    /** What bank or wallet call the transfer; empty where no money moves. */
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
      /** `amount`: debt and balances together. */
      sort: sortQuery(['amount', 'debt', 'available', 'later'], '-amount'),
    }),
    output: listSchema(
      z.object({
        contributor,
        currency: z.string(),
        debt: money,
        available: money,
        /** Not cleared, or kept for a withdrawal. */
        later: money,
        /** Whether an owner has proposed something. */
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
        /** What the ledger gave the contributor or took, newest first. */
        entries: z.object({
          items: z.array(bookEntry),
          nextCursor: z.string().nullable(),
        }),
        /** The last 100, newest first. */
        adjustments: z.array(adjustment),
        /** What can be settled now, and up to which amount. */
        possible: z.array(z.object({ kind: z.enum(adjustmentKinds), upTo: money })),
        /** From this amount on another owner confirms; null: never. */
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
      'Settles a balance by hand: writes off a debt, records its payment, pays out directly, or takes over the rest',
    description:
      'Money can be paid directly to contributors who can’t request it, and taken over from those who have left. From the two-owner amount on, it waits for another owner.',
    body: z.strictObject({
      contributorId: idOrKey,
      kind: z.enum(adjustmentKinds),
      /** Minor units; all of it, or a part. */
      amount: z.int({ abort: true }).min(1).max(MAX_AMOUNT),
      /** Needed for `debt_payment` and `payout`: what bank or wallet call the transfer. */
      reference: line(100).default(''),
      /** Needed. The contributor reads what was settled, not the reason. */
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
