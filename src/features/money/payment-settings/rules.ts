import { createTranslator } from '../../../platform/http/messages.ts';

/** Why a setting is refused. */
export const translate = createTranslator({
  changed_meanwhile: {
    en: 'Somebody else has changed this meanwhile. Reload to see it, then try again.',
    bn: 'এর মধ্যে আরেকজন এটি বদলেছেন। আবার লোড করে দেখে নিন, তারপর চেষ্টা করুন।',
  },
  not_before_now: {
    en: 'A fee takes effect from now on: orders that exist keep theirs.',
    bn: 'ফি এখন থেকে কার্যকর হয়: আগের অর্ডারে আগের ফি-ই থাকে।',
  },
  too_far: {
    en: 'Choose a time within the next five years.',
    bn: 'আগামী পাঁচ বছরের মধ্যে একটি সময় বেছে নিন।',
  },
  minimum_above_maximum: {
    en: 'The minimum can’t be above the maximum.',
    bn: 'সর্বনিম্ন সর্বোচ্চের চেয়ে বেশি হতে পারে না।',
  },
  fee_takes_all: {
    en: 'The fee has to be below the minimum, so that something arrives.',
    bn: 'ফি সর্বনিম্নের চেয়ে কম হতে হবে, যাতে কিছু টাকা হাতে আসে।',
  },
  clears_too_early: {
    en: 'A sale clears after {days} days at the earliest: that long a buyer may ask for a refund.',
    bn: 'বিক্রির টাকা অন্তত {days} দিন পরে ছাড় হয়: ততদিন ক্রেতা টাকা ফেরত চাইতে পারেন।',
  },
});

/** A fee that is to come is written down this far ahead at most. */
const MAX_FEE_NOTICE_MS = 5 * 365 * 86_400_000;

/** Why a fee that is set now can't take effect at a time; undefined where it can. */
export function findFeeProblem(setAt: Date, effectiveAt: Date): 'not_before_now' | 'too_far' | undefined {
  if (effectiveAt < setAt) return 'not_before_now';
  return effectiveAt.getTime() - setAt.getTime() > MAX_FEE_NOTICE_MS ? 'too_far' : undefined;
}

/** Of one way to be paid; minor units. */
interface WithdrawAmounts {
  readonly minimum: number;
  readonly maximum: number;
  readonly fee: number;
}

/** Which amount doesn't fit the others, and why; undefined where all fit. */
export function findAmountProblem({ minimum, maximum, fee }: WithdrawAmounts) {
  if (minimum > maximum) return { path: 'minimum', key: 'minimum_above_maximum' } as const;
  return fee >= minimum ? ({ path: 'fee', key: 'fee_takes_all' } as const) : undefined;
}

/** What withdrawals needed two owners from, and need from now on; minor units, null: none does. */
export interface LimitChange {
  readonly before: number | null;
  readonly after: number | null;
}

/** Whether there are withdrawals that needed two owners and need one now. */
export const isLoosened = ({ before, after }: LimitChange): boolean =>
  before !== null && (after === null || after > before);
