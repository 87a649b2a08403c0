import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatMoneyIn } from '../../../../platform/local-format.ts';
import type { AdjustmentKind } from '../contract.ts';

const translate = createTranslator({
  debt_write_off_subject: { en: 'You no longer owe {amount}', bn: 'আপনার {amount} দেনা আর নেই' },
  debt_write_off_text: {
    en: 'We have written off {amount} of what refunds had left you to pay back. You need not pay it.',
    bn: 'রিফান্ডের কারণে আপনার যে দেনা হয়েছিল, তার {amount} মওকুফ করা হয়েছে। এটি আর দিতে হবে না।',
  },
  debt_payment_subject: { en: 'We have received your {amount}', bn: 'আপনার {amount} পাওয়া গেছে' },
  debt_payment_text: {
    en: 'We have received {amount} for what you owed after refunds. The transaction number is {reference}.',
    bn: 'রিফান্ডের পর আপনার দেনার {amount} পাওয়া গেছে। লেনদেন নম্বর {reference}।',
  },
  payout_subject: { en: 'We have sent you {amount}', bn: 'আপনাকে {amount} পাঠানো হয়েছে' },
  payout_text: {
    en: 'We have sent you {amount} of your earnings. The transaction number is {reference}.',
    bn: 'আপনার আয় থেকে {amount} পাঠানো হয়েছে। লেনদেন নম্বর {reference}।',
  },
  left: { en: 'You now owe {amount}.', bn: 'এখন আপনার দেনা {amount}।' },
  link: { en: 'Your earnings', bn: 'আপনার আয়' },
});

interface SettledFacts {
  readonly kind: Exclude<AdjustmentKind, 'late_forfeit'>;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  /** What is still owed. */
  readonly debt: number;
}

type Locale = 'en' | 'bn';

function toWords({ amount, currency, reference }: SettledFacts, locale: Locale) {
  return { amount: formatMoneyIn(locale, amount, currency), reference };
}

function listSentences(facts: SettledFacts, locale: Locale): string[] {
  const { kind, debt, currency } = facts;
  return [
    translate(`${kind}_text`, locale, toWords(facts, locale)),
    ...(debt === 0 ? [] : [translate('left', locale, { amount: formatMoneyIn(locale, debt, currency) })]),
  ];
}

/** What was settled in a few words, and what there is to know besides. */
export const describeSettled = (facts: SettledFacts, locale: Locale) => ({
  about: translate(`${facts.kind}_subject`, locale, toWords(facts, locale)),
  reason: listSentences(facts, locale).join(' '),
});

/** What a contributor is written whose money an owner has settled. */
export const writeSettledLetter = (
  facts: SettledFacts,
  { locale, site }: { readonly locale: Locale; readonly site: string },
) => ({
  subject: describeSettled(facts, locale).about,
  paragraphs: listSentences(facts, locale),
  link: { label: translate('link', locale), url: `${site}/contributor/sales-and-earnings` },
});
