import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { idOrKey, instant, money, multilineText } from '../../../platform/http/schemas.ts';

const tag = 'Payment settings';

/** The ways in which a contributor can be paid. */
export const withdrawTypes = ['bkash', 'nagad', 'rocket', 'bank'] as const;
export type WithdrawType = (typeof withdrawTypes)[number];

/** Most that one withdrawal can be, in minor units: what the database takes. */
export const MAX_WITHDRAWAL = 100_000_000_000;

/** Version that was read; a different one in force means that somebody else has changed it meanwhile. */
const version = z.int().min(1).max(1_000_000_000);
/** One thing is said of a number, however wrong it is. */
const between = (min: number, max: number) => z.int({ abort: true }).min(min).max(max);
const basisPoints = between(0, 10_000);
const clearingDays = between(0, 365);
const amount = between(1, MAX_WITHDRAWAL);
const usualDays = between(1, 60);
const instructions = multilineText(1000);

/**
 * `upcoming`: orders will have it; `current`: orders have it now; `replaced`: another one was set for its time later;
 * `cancelled`: an owner cancelled it before its time; `past`: it was in force.
 */
const feeStates = ['upcoming', 'current', 'replaced', 'cancelled', 'past'] as const;
export type FeeState = (typeof feeStates)[number];

const platformFee = z
  .object({
    version,
    /** Hundredths of a per cent of each sale that the site keeps. */
    basisPoints,
    /** Orders from then on have it. */
    effectiveAt: instant,
    setAt: instant,
    /** Who set it; null for what the site began with. */
    setBy: z.object({ name: z.string() }).nullable(),
    note: z.string(),
    state: z.enum(feeStates),
    /** Null where it was not cancelled. */
    cancelledAt: instant.nullable(),
    cancelledBy: z.object({ name: z.string() }).nullable(),
  })
  .meta({ id: 'PlatformFee' });

const withdrawType = z
  .object({
    _id: z.enum(withdrawTypes),
    type: z.enum(withdrawTypes),
    isAllowed: z.boolean(),
    /** Limits of one withdrawal. */
    minimum: money,
    maximum: money,
    /** Taken off what is paid out. */
    fee: money,
    /** Working days in which a withdrawal is usually there; no promise. */
    usualDays,
    /** What contributors read where they enter an account of this kind. */
    instructions: z.object({ en: z.string(), bn: z.string() }),
    version,
    updatedAt: instant,
  })
  .meta({ id: 'WithdrawType' });

const generalSettings = z
  .object({
    clearingDays,
    /** The least that clearing can take: as long as an order is refunded as a matter of course. */
    refundDays: z.int(),
    /** Withdrawals from this amount on need two owners; null: none does. */
    secondApproverFrom: money.nullable(),
    /** A higher limit, or none, that takes effect at its time, or once another owner confirms it. */
    plannedLimit: z
      .object({
        secondApproverFrom: money.nullable(),
        currency: z.string(),
        effectiveAt: instant,
        plannedBy: z.object({ name: z.string() }).nullable(),
        /** Whether the caller has planned it: they can't confirm it. */
        isOwn: z.boolean(),
      })
      .nullable(),
    version,
  })
  .meta({ id: 'MoneySettings' });

/** What the site promises contributors, as its public pages say it. */
const earningTerms = z
  .object({
    feeBasisPoints: basisPoints,
    clearingDays: z.int(),
    /** Least amount of a withdrawal, of the way that asks for least. */
    minimum: money,
    currency: z.string(),
  })
  .meta({ id: 'EarningTerms' });

export const paymentSettingsContract = {
  terms: operation({
    method: 'GET',
    path: '/payment-settings/terms',
    access: 'public',
    tag,
    summary: 'The contributors’ share of a sale, its clearing time and the minimum withdrawal',
    output: earningTerms,
    errors: [],
    shared: true,
    pageCacheSeconds: 5,
  }),
  all: operation({
    method: 'GET',
    path: '/payment-settings',
    access: 'owner',
    tag: 'Admin',
    summary: 'The platform fee with its history, the payout methods and the other payment settings',
    output: z.object({
      platformFee: z.object({
        /** What orders have now. */
        current: platformFee,
        /** Newest first; with those that take effect later. */
        history: z.array(platformFee),
      }),
      types: z.array(withdrawType),
      general: generalSettings,
    }),
    errors: [],
  }),
  setPlatformFee: operation({
    method: 'PUT',
    path: '/payment-settings/platform-fee',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Sets the fee for orders from `effectiveAt` on; earlier orders keep theirs',
    body: z.strictObject({
      basisPoints,
      /** Default: at once. */
      effectiveAt: z.iso.datetime({ offset: true }).optional(),
      note: multilineText(500).default(''),
      /** Version of the newest entry of the history. */
      version,
    }),
    output: z.object({ platformFee }),
    errors: ['conflict'],
  }),
  cancelPlatformFee: operation({
    method: 'DELETE',
    path: '/payment-settings/platform-fee/{version}',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Cancels a fee that has not taken effect; the history keeps it',
    params: z.object({ version: z.string().max(40) }),
    output: z.object({ platformFee }),
    errors: ['conflict'],
  }),
  toggleAllowed: operation({
    method: 'PUT',
    path: '/payment-settings/toggle-allowed/{id}',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary:
      'Enables or disables a payout method: sets it to `isAllowed`, or flips it without a body; requested withdrawals go on',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ isAllowed: z.boolean().optional() }).optional(),
    output: z.object({ type: withdrawType }),
    errors: [],
  }),
  updateType: operation({
    method: 'PATCH',
    path: '/payment-settings/{id}',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Changes amounts, usual days and instructions of a payout method, for later withdrawals',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({
      minimum: amount.optional(),
      maximum: amount.optional(),
      fee: between(0, MAX_WITHDRAWAL).optional(),
      usualDays: usualDays.optional(),
      instructionsEn: instructions.optional(),
      instructionsBn: instructions.optional(),
      version,
    }),
    output: z.object({ type: withdrawType }),
    errors: ['conflict'],
  }),
  updateGeneral: operation({
    method: 'PUT',
    path: '/payment-settings/general',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary:
      'Sets how long sales clear and from what amount a withdrawal needs a second owner; a higher one takes effect later',
    body: z.strictObject({ clearingDays, secondApproverFrom: amount.nullable(), version }),
    output: z.object({ general: generalSettings }),
    errors: ['conflict'],
  }),
  decideLimit: operation({
    method: 'POST',
    path: '/payment-settings/planned-limit/decide',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Confirms or cancels the planned limit; the owner who planned it can not confirm it',
    body: z.strictObject({ decision: z.enum(['confirm', 'cancel']), version }),
    output: z.object({ general: generalSettings }),
    errors: ['conflict'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof paymentSettingsContract> {}
}
