import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatDayIn, formatMoneyIn } from '../../../../platform/local-format.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { toDayStart } from './period.ts';

const translate = createTranslator({ en, bn }, 'earnings_letter');

interface SaleLetterFacts {
  /** Day `YYYY-MM-DD` in Dhaka. */
  readonly day: string;
  readonly currency: string;
  readonly sales: number;
  /** Earnings and refunds in minor units. */
  readonly earned: number;
  readonly returned: number;
}

/** E-mail to a contributor on the day after a sale. */
export function writeSaleLetter(
  { currency, sales, returned, ...facts }: SaleLetterFacts,
  { locale, site }: { readonly locale: 'en' | 'bn'; readonly site: string },
) {
  const words = {
    day: formatDayIn(locale, toDayStart(facts.day)),
    count: sales,
    earned: formatMoneyIn(locale, facts.earned, currency),
    returned: formatMoneyIn(locale, returned, currency),
  };
  return {
    subject: translate('subject', locale, words),
    paragraphs: [translate('sold', locale, words), ...(returned === 0 ? [] : [translate('returned', locale, words)])],
    link: { label: translate('link', locale), url: `${site}/contributor/sales-and-earnings` },
  };
}
