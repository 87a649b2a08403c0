import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatMoneyIn } from '../../../../platform/local-format.ts';
import type { AdjustmentKind } from '../contract.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const translate = createTranslator({ en, bn }, 'adjustments_letter');

interface SettledFacts {
  readonly kind: Exclude<AdjustmentKind, 'late_forfeit'>;
  /** Amount in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  /** Remaining debt in minor units. */
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

/** Title and details of a settled adjustment, for the contributor. */
export const describeSettled = (facts: SettledFacts, locale: Locale) => ({
  about: translate(`${facts.kind}_subject`, locale, toWords(facts, locale)),
  reason: listSentences(facts, locale).join(' '),
});

/** E-mail to a contributor whose balance an owner has adjusted. */
export const writeSettledLetter = (
  facts: SettledFacts,
  { locale, site }: { readonly locale: Locale; readonly site: string },
) => ({
  subject: describeSettled(facts, locale).about,
  paragraphs: listSentences(facts, locale),
  link: { label: translate('link', locale), url: `${site}/contributor/sales-and-earnings` },
});
