import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatMoneyIn, formatNumberIn } from '../../../../platform/local-format.ts';
import type { WithdrawStatus } from '../contract/withdrawals.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const translate = createTranslator({ en, bn }, 'withdrawals_letter');

/** Statuses about which contributors get an e-mail; they make the other changes themselves. */
const letterStatuses = ['approved', 'paid', 'rejected', 'failed', 'returned'] as const;
type LetterStatus = (typeof letterStatuses)[number];
export const hasLetter = (status: WithdrawStatus): status is LetterStatus =>
  letterStatuses.some((each) => each === status);

interface FreedFacts {
  readonly status: LetterStatus;
  /** Amount in minor units. */
  readonly amount: number;
  readonly fee: number;
  /** Part of the returned money that paid a debt. */
  readonly paidBack: number;
  readonly currency: string;
}

interface WithdrawLetterFacts extends FreedFacts {
  readonly number: number;
  /** Masked payout account. */
  readonly masked: string;
  readonly reference: string;
  readonly reason: string;
}

/** Describes what happens to the money of a withdrawal that ended without being paid; empty for any other. */
export function describeFreed({ status, amount, fee, paidBack, currency }: FreedFacts, locale: 'en' | 'bn'): string {
  if (status === 'approved' || status === 'paid') return '';
  const rest = (status === 'returned' ? amount - fee : amount) - paidBack;
  const key = paidBack === 0 ? 'freed' : rest > 0 ? 'freed_part' : 'freed_none';
  const money = (minor: number): string => formatMoneyIn(locale, minor, currency);
  return translate(key, locale, { paidBack: money(paidBack), rest: money(rest) });
}

/** E-mail to a contributor about the new status of a withdrawal. */
export function writeWithdrawLetter(
  { masked, reference, reason, ...facts }: WithdrawLetterFacts,
  { locale, site }: { readonly locale: 'en' | 'bn'; readonly site: string },
) {
  const { status, amount, fee, currency } = facts;
  const money = (minor: number): string => formatMoneyIn(locale, minor, currency);
  const number = formatNumberIn(locale, facts.number, { useGrouping: false });
  const freed = describeFreed(facts, locale);
  const words = { number, amount: money(amount), paid: money(amount - fee), account: masked, reference, freed };
  return {
    subject: translate(`${status}_subject`, locale, words),
    paragraphs: [
      translate(`${status}_text`, locale, words),
      ...(reason === '' ? [] : [translate('reason', locale, { reason })]),
    ],
    link: { label: translate('link', locale), url: `${site}/contributor/withdrawals` },
  };
}
