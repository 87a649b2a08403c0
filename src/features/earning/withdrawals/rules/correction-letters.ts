import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatMoneyIn, formatNumberIn } from '../../../../platform/local-format.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const translate = createTranslator({ en, bn }, 'withdrawals_correction_letter');

type Locale = 'en' | 'bn';

export interface CorrectionFacts {
  readonly number: number;
  /** The wrong result. */
  readonly from: 'failed' | 'paid' | 'returned';
  /** Amounts in minor units: paid out, owed because of the correction, and used to pay a debt. */
  readonly paid: number;
  readonly owed: number;
  readonly paidBack: number;
  readonly currency: string;
  /** Masked payout account. */
  readonly masked: string;
  readonly reference: string;
  readonly reason: string;
}

/** Describes which result was wrong, and what happens to the money. */
export function describeCorrection(facts: CorrectionFacts, locale: Locale): string {
  const money = (minor: number): string => formatMoneyIn(locale, minor, facts.currency);
  const words = { paid: money(facts.paid), account: facts.masked, reference: facts.reference };
  return [
    translate(facts.from, locale, words),
    ...(facts.owed === 0 ? [] : [translate('owed', locale, { amount: money(facts.owed) })]),
    ...(facts.paidBack === 0 ? [] : [translate('paid_back', locale, { amount: money(facts.paidBack) })]),
  ].join(' ');
}

/** E-mail to the contributor about a correction. */
export const writeCorrectionLetter = (
  facts: CorrectionFacts,
  { locale, site }: { readonly locale: Locale; readonly site: string },
) => ({
  subject: translate('subject', locale, { number: formatNumberIn(locale, facts.number, { useGrouping: false }) }),
  paragraphs: [describeCorrection(facts, locale), translate('reason', locale, { reason: facts.reason })],
  link: { label: translate('link', locale), url: `${site}/contributor/withdrawals` },
});
