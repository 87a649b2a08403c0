import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatMoneyIn, formatNumberIn } from '../../../../platform/local-format.ts';

const translate = createTranslator({
  subject: {
    en: 'Your withdrawal no. {number}: we have corrected what we had entered',
    bn: 'আপনার উত্তোলন নং {number}: আমাদের লেখা ভুল ফল সংশোধন করা হয়েছে',
  },
  failed: {
    en: 'We had entered that {paid} to {account} failed. It was paid: the transaction number is {reference}. What had gone back to your balance was taken from it again.',
    bn: 'আমরা লিখেছিলাম {account}-এ {paid} পাঠানো সফল হয়নি। আসলে টাকা গেছে: লেনদেন নম্বর {reference}। আপনার ব্যালেন্সে যা ফিরেছিল তা আবার কেটে নেওয়া হয়েছে।',
  },
  paid: {
    en: 'We had entered that {paid} to {account} was paid. It was not: the money is free again.',
    bn: 'আমরা লিখেছিলাম {account}-এ {paid} পাঠানো হয়েছে। আসলে হয়নি: টাকা আবার আপনার।',
  },
  returned: {
    en: 'We had entered that the {paid} to {account} came back. It did not: what had gone back to your balance was taken from it again.',
    bn: 'আমরা লিখেছিলাম {account}-এ পাঠানো {paid} ফেরত এসেছে। আসলে আসেনি: আপনার ব্যালেন্সে যা ফিরেছিল তা আবার কেটে নেওয়া হয়েছে।',
  },
  owed: {
    en: 'Of it {amount} was no longer there: later sales pay it back.',
    bn: 'এর মধ্যে {amount} আর ব্যালেন্সে ছিল না: পরের বিক্রি থেকে তা শোধ হবে।',
  },
  paidBack: {
    en: '{amount} of it has paid what you owed after refunds.',
    bn: 'এর মধ্যে {amount} দিয়ে রিফান্ডের পর আপনার দেনা শোধ হয়েছে।',
  },
  reason: { en: 'Reason: {reason}', bn: 'কারণ: {reason}' },
  link: { en: 'Your withdrawals', bn: 'আপনার উত্তোলনগুলো' },
});

type Locale = 'en' | 'bn';

export interface CorrectionFacts {
  readonly number: number;
  /** What was entered wrongly. */
  readonly from: 'failed' | 'paid' | 'returned';
  /** Minor units: what arrives, what is owed for it now, and what of it paid a debt. */
  readonly paid: number;
  readonly owed: number;
  readonly paidBack: number;
  readonly currency: string;
  /** As far as it may be shown. */
  readonly masked: string;
  readonly reference: string;
  readonly reason: string;
}

/** What was entered wrongly, and what became of the money. */
export function describeCorrection(facts: CorrectionFacts, locale: Locale): string {
  const money = (minor: number): string => formatMoneyIn(locale, minor, facts.currency);
  const words = { paid: money(facts.paid), account: facts.masked, reference: facts.reference };
  return [
    translate(facts.from, locale, words),
    ...(facts.owed === 0 ? [] : [translate('owed', locale, { amount: money(facts.owed) })]),
    ...(facts.paidBack === 0 ? [] : [translate('paidBack', locale, { amount: money(facts.paidBack) })]),
  ].join(' ');
}

/** What a contributor is written about it. */
export const writeCorrectionLetter = (
  facts: CorrectionFacts,
  { locale, site }: { readonly locale: Locale; readonly site: string },
) => ({
  subject: translate('subject', locale, { number: formatNumberIn(locale, facts.number, { useGrouping: false }) }),
  paragraphs: [describeCorrection(facts, locale), translate('reason', locale, { reason: facts.reason })],
  link: { label: translate('link', locale), url: `${site}/contributor/withdrawals` },
});
