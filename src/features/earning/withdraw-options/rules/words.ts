import { createTranslator, type Locale } from '../../../../platform/http/messages.ts';
import { formatMomentIn } from '../../../../platform/local-format.ts';
import type { OptionType } from '../contract/account.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const translate = createTranslator({ en, bn }, 'withdraw_options_answer');

export type OptionEvent = 'added' | 'changed' | 'removed';

export const describeRefusal = (key: 'not_allowed' | 'wrong_type', locale: Locale): string => translate(key, locale);

interface OptionFacts {
  readonly type: OptionType;
  readonly masked: string;
  /** When payouts to the account become possible; undefined for a removed account. */
  readonly usableFrom?: Date;
}

/** Describes an account as `bKash •••• 678`. */
export const describeOption = ({ type, masked }: Pick<OptionFacts, 'type' | 'masked'>, locale: Locale): string =>
  `${translate(type, locale)} ${masked}`;

/** Text of the notification below its title. */
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
