import { createTranslator } from '../../../platform/http/messages.ts';
import { formatMoneyIn, formatNumberIn } from '../../../platform/local-format.ts';
import type { WithdrawStatus } from '../contract.ts';

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
    en: 'We could not accept your withdrawal of {amount}. The money is back in your balance.',
    bn: 'আপনার {amount} উত্তোলন গ্রহণ করা যায়নি। টাকা আপনার ব্যালেন্সে ফিরে গেছে।',
  },
  failed_subject: { en: 'Your withdrawal no. {number} failed', bn: 'আপনার উত্তোলন নং {number} সফল হয়নি' },
  failed_text: {
    en: 'The bank or wallet did not take your withdrawal of {amount} to {account}. The money is back in your balance. Check the account before you try again.',
    bn: '{account}-এ আপনার {amount} উত্তোলন ব্যাংক বা ওয়ালেট গ্রহণ করেনি। টাকা আপনার ব্যালেন্সে ফিরে গেছে। আবার চেষ্টার আগে অ্যাকাউন্টটি মিলিয়ে নিন।',
  },
  returned_subject: { en: 'Your withdrawal no. {number} came back', bn: 'আপনার উত্তোলন নং {number}-এর টাকা ফেরত এসেছে' },
  returned_text: {
    en: 'The {paid} that we sent to {account} came back. It is in your balance again. Check the account before you try again.',
    bn: '{account}-এ পাঠানো {paid} ফেরত এসেছে। তা আবার আপনার ব্যালেন্সে আছে। আবার চেষ্টার আগে অ্যাকাউন্টটি মিলিয়ে নিন।',
  },
  reason: { en: 'Reason: {reason}', bn: 'কারণ: {reason}' },
  link: { en: 'Your withdrawals', bn: 'আপনার উত্তোলনগুলো' },
});

/** What contributors are told about; the rest they did themselves. */
const letterStatuses = ['approved', 'paid', 'rejected', 'failed', 'returned'] as const;
type LetterStatus = (typeof letterStatuses)[number];
export const hasLetter = (status: WithdrawStatus): status is LetterStatus =>
  letterStatuses.some((each) => each === status);

interface WithdrawLetterFacts {
  readonly status: LetterStatus;
  readonly number: number;
  /** Minor units. */
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  /** As far as it may be shown. */
  readonly masked: string;
  readonly reference: string;
  readonly reason: string;
}

/** What a contributor is written when their request has become something else. */
export function writeWithdrawLetter(
  { status, currency, amount, fee, masked, reference, reason, ...facts }: WithdrawLetterFacts,
  { locale, site }: { readonly locale: 'en' | 'bn'; readonly site: string },
) {
  const money = (minor: number): string => formatMoneyIn(locale, minor, currency);
  const number = formatNumberIn(locale, facts.number, { useGrouping: false });
  const words = { number, amount: money(amount), paid: money(amount - fee), account: masked, reference };
  return {
    subject: translate(`${status}_subject`, locale, words),
    paragraphs: [
      translate(`${status}_text`, locale, words),
      ...(reason === '' ? [] : [translate('reason', locale, { reason })]),
    ],
    link: { label: translate('link', locale), url: `${site}/contributor/withdrawals` },
  };
}
