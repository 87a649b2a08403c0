import { createTranslator, type Locale } from '../../../../platform/http/messages.ts';
import { formatMomentIn } from '../../../../platform/local-format.ts';
import type { OptionType } from '../contract/account.ts';

const translate = createTranslator({
  not_allowed: {
    en: 'Withdrawals this way are not possible at the moment. Choose another one.',
    bn: 'এই মাধ্যমে এখন টাকা তোলা যাচ্ছে না। অন্য একটি বেছে নিন।',
  },
  wrong_type: { en: 'This does not fit the kind of account.', bn: 'অ্যাকাউন্টের ধরনের সঙ্গে এটি মেলে না।' },
  bkash: { en: 'bKash', bn: 'বিকাশ' },
  nagad: { en: 'Nagad', bn: 'নগদ' },
  rocket: { en: 'Rocket', bn: 'রকেট' },
  bank: { en: 'Bank account', bn: 'ব্যাংক অ্যাকাউন্ট' },
  added_subject: { en: 'A withdraw option was added', bn: 'টাকা তোলার একটি মাধ্যম যোগ হয়েছে' },
  changed_subject: { en: 'A withdraw option was changed', bn: 'টাকা তোলার একটি মাধ্যম বদলানো হয়েছে' },
  removed_subject: { en: 'A withdraw option was removed', bn: 'টাকা তোলার একটি মাধ্যম সরানো হয়েছে' },
  added: {
    en: '{option} was added to the accounts that your earnings can be withdrawn to.',
    bn: 'আপনার আয় তোলার অ্যাকাউন্টে {option} যোগ হয়েছে।',
  },
  changed: {
    en: 'The account that your earnings can be withdrawn to is now {option}.',
    bn: 'আপনার আয় তোলার অ্যাকাউন্ট এখন {option}।',
  },
  removed: {
    en: '{option} was removed from the accounts that your earnings can be withdrawn to.',
    bn: 'আপনার আয় তোলার অ্যাকাউন্ট থেকে {option} সরানো হয়েছে।',
  },
  usable: {
    en: 'For your safety nothing can be withdrawn to it before {time}.',
    bn: 'আপনার নিরাপত্তার জন্য {time}-এর আগে সেখানে টাকা তোলা যাবে না।',
  },
  not_you: {
    en: 'If that wasn’t you, somebody else is signed in as you: end their session, and set this right.',
    bn: 'এটি আপনি না করে থাকলে অন্য কেউ আপনার নামে সাইন ইন করে আছে: সেই সেশন শেষ করে এটি ঠিক করুন।',
  },
  link: { en: 'Your withdraw options', bn: 'আপনার টাকা তোলার মাধ্যম' },
});

export type OptionEvent = 'added' | 'changed' | 'removed';

export const describeRefusal = (key: 'not_allowed' | 'wrong_type', locale: Locale): string => translate(key, locale);

interface OptionFacts {
  readonly type: OptionType;
  readonly masked: string;
  /** Not of what was removed. */
  readonly usableFrom?: Date;
}

/** `bKash •••• 678` */
export const describeOption = ({ type, masked }: Pick<OptionFacts, 'type' | 'masked'>, locale: Locale): string =>
  `${translate(type, locale)} ${masked}`;

/** What the bell says below its line. */
export function writeReason({ usableFrom }: Pick<OptionFacts, 'usableFrom'>, locale: Locale): string {
  const usable =
    usableFrom === undefined ? [] : [translate('usable', locale, { time: formatMomentIn(locale, usableFrom) })];
  return [...usable, translate('not_you', locale)].join(' ');
}

export function writeOptionLetter(
  event: OptionEvent,
  facts: OptionFacts,
  { locale, site }: { readonly locale: Locale; readonly site: string },
) {
  return {
    subject: translate(`${event}_subject`, locale),
    paragraphs: [translate(event, locale, { option: describeOption(facts, locale) }), writeReason(facts, locale)],
    link: { label: translate('link', locale), url: `${site}/contributor/payment-settings` },
  };
}
