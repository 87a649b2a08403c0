import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { idOrKey, instant, money, multilineText } from '../../../platform/http/schemas.ts';

const tag = 'Payment settings';

/** Payout methods. */
export const withdrawTypes = ['bkash', 'nagad', 'rocket', 'bank'] as const;
export type WithdrawType = (typeof withdrawTypes)[number];

/** Maximum of one withdrawal in minor units, as in the database. */
export const MAX_WITHDRAWAL = 100_000_000_000;

/** Version that the caller has read; a call with an outdated version is refused. */
const version = z.int().min(1).max(1_000_000_000);
/** An integer in a range; reports one error at most. */
const between = (min: number, max: number) => z.int({ abort: true }).min(min).max(max);
const basisPoints = between(0, 10_000);
const clearingDays = between(0, 365);
const amount = between(1, MAX_WITHDRAWAL);
const usualDays = between(1, 60);
const instructions = multilineText(1000);

/**
 * `upcoming`: applies to later orders; `current`: applies to new orders; `replaced`: another fee was set for the same
 * time; `cancelled`: an owner cancelled it before it took effect; `past`: applied to former orders.
 */
const feeStates = ['upcoming', 'current', 'replaced', 'cancelled', 'past'] as const;
export type FeeState = (typeof feeStates)[number];

const platformFee = z
  .object({
    version,
    /** The site's share of each sale, in hundredths of a percent. */
    basisPoints,
    /** When the fee takes effect, for orders from then on. */
    effectiveAt: instant,
    setAt: instant,
    /** Owner who set it; null for the initial fee. */
    setBy: z.object({ name: z.string() }).nullable(),
    note: z.string(),
    state: z.enum(feeStates),
    /** When the fee was cancelled; null if it wasn't. */
    cancelledAt: instant.nullable(),
    cancelledBy: z.object({ name: z.string() }).nullable(),
  })
  .meta({ id: 'PlatformFee' });

const withdrawType = z
  .object({
    _id: z.enum(withdrawTypes),
    type: z.enum(withdrawTypes),
    isAllowed: z.boolean(),
    /** Minimum and maximum of one withdrawal. */
    minimum: money,
    maximum: money,
    /** Fee that is deducted from a payout. */
    fee: money,
    /** Working days that a payout usually takes, without a guarantee. */
    usualDays,
    /** Instructions for contributors who enter an account of this kind. */
    instructions: z.object({ en: z.string(), bn: z.string() }),
    version,
    updatedAt: instant,
  })
  .meta({ id: 'WithdrawType' });

const generalSettings = z
  .object({
    clearingDays,
    /** Minimum of the clearing time: the days in which buyers get a refund for any reason. */
    refundDays: z.int(),
    /** Amount from which withdrawals need the approval of two owners; null if none does. */
    secondApproverFrom: money.nullable(),
    /** A planned limit that is higher or null; it takes effect at its time, or when another owner confirms it. */
    plannedLimit: z
      .object({
        secondApproverFrom: money.nullable(),
        currency: z.string(),
        effectiveAt: instant,
        plannedBy: z.object({ name: z.string() }).nullable(),
        /** Whether the caller planned the limit and therefore can't confirm it. */
        isOwn: z.boolean(),
      })
      .nullable(),
    version,
  })
  .meta({ id: 'MoneySettings' });

/** Terms for contributors that public pages show. */
const earningTerms = z
  .object({
    feeBasisPoints: basisPoints,
    clearingDays: z.int(),
    /** The lowest minimum of all payout methods. */
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
        /** The fee of new orders. */
        current: platformFee,
        /** All fees, newest first, including upcoming ones. */
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
      /** When the fee takes effect. Default: at once. */
      effectiveAt: z.iso.datetime({ offset: true }).optional(),
      note: multilineText(500).default(''),
      /** Version of the newest fee in the history. */
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
      'Enables or disables a payout method: sets it to `isAllowed`, or toggles it without a body; requested withdrawals continue',
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
    summary: 'Confirms or cancels the scheduled limit; the owner who scheduled it can’t confirm it',
    body: z.strictObject({ decision: z.enum(['confirm', 'cancel']), version }),
    output: z.object({ general: generalSettings }),
    errors: ['conflict'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof paymentSettingsContract> {}
}
