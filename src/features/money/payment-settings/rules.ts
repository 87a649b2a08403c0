import { createTranslator } from '../../../platform/http/messages.ts';
import { formatMomentIn, formatMoneyIn } from '../../../platform/local-format.ts';
import type { FeeState } from './contract.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** Explains why a setting is refused. */
export const translate = createTranslator({ en, bn }, 'payment_settings_answer');

/** Maximum time between setting a fee and its effect. */
const MAX_FEE_NOTICE_MS = 5 * 365 * 86_400_000;

/** Reason why a fee set now can't take effect at the given time; undefined if it can. */
export function findFeeProblem(setAt: Date, effectiveAt: Date): 'not_before_now' | 'too_far' | undefined {
  if (effectiveAt < setAt) return 'not_before_now';
  return effectiveAt.getTime() - setAt.getTime() > MAX_FEE_NOTICE_MS ? 'too_far' : undefined;
}

/** The facts that decide which fee applies. */
interface DatedFee {
  readonly number: number;
  readonly effective_at: Date;
  readonly cancelled_at: Date | null;
}

/** State of a fee at a given time; `all` includes every fee for the same time or a later one. */
export function toFeeState(fee: DatedFee, all: readonly DatedFee[], at: Date): FeeState {
  if (fee.cancelled_at !== null) return 'cancelled';
  const others = all.filter(({ cancelled_at: cancelled, number }) => cancelled === null && number !== fee.number);
  const isSameTime = (other: DatedFee): boolean => other.effective_at.getTime() === fee.effective_at.getTime();
  if (others.some((other) => isSameTime(other) && other.number > fee.number)) return 'replaced';
  if (fee.effective_at > at) return 'upcoming';
  return others.some((other) => other.effective_at > fee.effective_at && other.effective_at <= at) ? 'past' : 'current';
}

/** Amounts of one payout method, in minor units. */
interface WithdrawAmounts {
  readonly minimum: number;
  readonly maximum: number;
  readonly fee: number;
}

/** The field that contradicts the other amounts, and the reason; undefined if there is none. */
export function findAmountProblem({ minimum, maximum, fee }: WithdrawAmounts) {
  if (minimum > maximum) return { path: 'minimum', key: 'minimum_above_maximum' } as const;
  return fee >= minimum ? ({ path: 'fee', key: 'fee_takes_all' } as const) : undefined;
}

/** Amounts from which withdrawals needed and will need two owners, in minor units; null if none does. */
export interface LimitChange {
  readonly before: number | null;
  readonly after: number | null;
}

/** Whether some withdrawals that needed two owners now need only one. */
export const isLoosened = ({ before, after }: LimitChange): boolean =>
  before !== null && (after === null || after > before);

const translateLetter = createTranslator({ en, bn }, 'payment_settings_letter');

/** Event of a planned limit. */
export type LimitNews = 'planned' | 'confirmed' | 'cancelled';

/** E-mail to the other owners about a planned limit, in both languages. */
export function writeLimitLetter(
  news: LimitNews,
  { before, after }: LimitChange,
  terms: { readonly name: string; readonly effectiveAt: Date; readonly currency: string; readonly origin: string },
) {
  const { name, effectiveAt, currency, origin } = terms;
  const write = (locale: 'en' | 'bn') => {
    const money = (minor: number | null): string => formatMoneyIn(locale, minor ?? 0, currency);
    const values = { name, before: money(before), after: money(after), time: formatMomentIn(locale, effectiveAt) };
    return {
      subject: translateLetter(`${news}_subject`, locale),
      text: translateLetter(news, locale, values),
      limit: translateLetter(after === null ? 'one_owner' : 'two_owners', locale, values),
      link: translateLetter('link', locale),
    };
  };
  const [english, bangla] = [write('en'), write('bn')];
  return {
    subject: `${english.subject} · ${bangla.subject}`,
    paragraphs: [english.text, english.limit, bangla.text, bangla.limit],
    link: { label: `${english.link} · ${bangla.link}`, url: `${origin}/admin/contributors/payment-settings` },
  };
}
