import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatMoneyIn, formatNumberIn } from '../../../../platform/local-format.ts';
import type { WithdrawStatus } from '../contract/withdrawals.ts';

const translate = createTranslator({
  approved_subject: { en: 'Your withdrawal no. {number} is approved', bn: 'আপনার উত্তোলন নং {number} অনুমোদিত হয়েছে' },
  approved_text: {
    en: 'Your withdrawal of {amount} is approved. {paid} goes to {account} with the next payments.',
    bn: 'আপনার {amount} উত্তোলন অনুমোদিত হয়েছে। পরের পেমেন্টের সঙ্গে {account}-এ {paid} যাবে।',
  },
  paid_subject: { en: 'Your withdrawal no. {number} is paid', bn: 'আপনার উত্তোলন নং {number}-এর টাকা পাঠানো হয়েছে' },
  paid_text: {
    en: 'We have sent {paid} to {account}. The transaction number is {reference}.',
    bn: '{account}-এ {paid} পাঠানো হয়েছে। লেনদেন নম্বর {reference}।',
  },
  rejected_subject: { en: 'Your withdrawal no. {number} was rejected', bn: 'আপনার উত্তোলন নং {number} প্রত্যাখ্যান করা হয়েছে' },
  rejected_text: {
    en: 'We could not accept your withdrawal of {amount}. {freed}',
    bn: 'আপনার {amount} উত্তোলন গ্রহণ করা যায়নি। {freed}',
  },
  failed_subject: { en: 'Your withdrawal no. {number} failed', bn: 'আপনার উত্তোলন নং {number} সফল হয়নি' },
  failed_text: {
    en: 'The bank or wallet did not take your withdrawal of {amount} to {account}. {freed} Check the account before you try again.',
    bn: '{account}-এ আপনার {amount} উত্তোলন ব্যাংক বা ওয়ালেট গ্রহণ করেনি। {freed} আবার চেষ্টার আগে অ্যাকাউন্টটি মিলিয়ে নিন।',
  },
  returned_subject: { en: 'Your withdrawal no. {number} came back', bn: 'আপনার উত্তোলন নং {number}-এর টাকা ফেরত এসেছে' },
  returned_text: {
    en: 'The {paid} that we sent to {account} came back. {freed} Check the account before you try again.',
    bn: '{account}-এ পাঠানো {paid} ফেরত এসেছে। {freed} আবার চেষ্টার আগে অ্যাকাউন্টটি মিলিয়ে নিন।',
  },
  freed: { en: 'The money is back in your balance.', bn: 'টাকা আপনার ব্যালেন্সে ফিরে গেছে।' },
  freed_part: {
    en: '{paidBack} of it has paid what you owed after refunds; {rest} is back in your balance.',
    bn: 'এর মধ্যে {paidBack} দিয়ে রিফান্ডের পর আপনার দেনা শোধ হয়েছে; {rest} আপনার ব্যালেন্সে ফিরে গেছে।',
  },
  freed_none: {
    en: 'All of it has paid what you owed after refunds.',
    bn: 'পুরোটাই রিফান্ডের পর আপনার দেনা শোধে গেছে।',
  },
  reason: { en: 'Reason: {reason}', bn: 'কারণ: {reason}' },
  link: { en: 'Your withdrawals', bn: 'আপনার উত্তোলনগুলো' },
});

/** What contributors are told about; the rest they did themselves. */
const letterStatuses = ['approved', 'paid', 'rejected', 'failed', 'returned'] as const;
type LetterStatus = (typeof letterStatuses)[number];
export const hasLetter = (status: WithdrawStatus): status is LetterStatus =>
  letterStatuses.some((each) => each === status);

interface FreedFacts {
  readonly status: LetterStatus;
  /** Minor units. */
  readonly amount: number;
  readonly fee: number;
  /** What of it paid a debt as it came back. */
  readonly paidBack: number;
  readonly currency: string;
}

interface WithdrawLetterFacts extends FreedFacts {
  readonly number: number;
  /** As far as it may be shown. */
  readonly masked: string;
  readonly reference: string;
  readonly reason: string;
}

/** What became of the money of a request that has ended without being paid; empty for one that goes on or is paid. */
export function describeFreed({ status, amount, fee, paidBack, currency }: FreedFacts, locale: 'en' | 'bn'): string {
  if (status === 'approved' || status === 'paid') return '';
  const rest = (status === 'returned' ? amount - fee : amount) - paidBack;
  const key = paidBack === 0 ? 'freed' : rest > 0 ? 'freed_part' : 'freed_none';
  const money = (minor: number): string => formatMoneyIn(locale, minor, currency);
  return translate(key, locale, { paidBack: money(paidBack), rest: money(rest) });
}

/** What a contributor is written when their request has become something else. */
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
