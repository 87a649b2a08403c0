import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatDayIn, formatMoneyIn, formatNumberIn } from '../../../../platform/local-format.ts';
import { toDayStart } from './period.ts';

const translate = createTranslator({
  subject: { en: 'You earned {earned} on {day}', bn: '{day}: আপনার আয় {earned}' },
  once: {
    en: 'One work was sold on {day}, which earned you {earned}.',
    bn: '{day} তারিখে আপনার একটি কাজ বিক্রি হয়েছে। এতে আপনার আয় {earned}।',
  },
  often: {
    en: 'You made {count} sales on {day} and earned {earned}.',
    bn: '{day} তারিখে আপনার {count}টি বিক্রি হয়েছে। এতে আপনার আয় {earned}।',
  },
  returned: {
    en: 'On the same day sales were refunded, and {returned} was taken back.',
    bn: 'একই দিনে কিছু বিক্রির টাকা ফেরত দেওয়া হয়েছে; এজন্য আপনার আয় থেকে {returned} কমেছে।',
  },
  link: { en: 'Your sales and earnings', bn: 'আপনার বিক্রি ও আয়' },
});

interface SaleLetterFacts {
  /** `YYYY-MM-DD` in Dhaka. */
  readonly day: string;
  readonly currency: string;
  readonly sales: number;
  /** Minor units, as the next. */
  readonly earned: number;
  readonly returned: number;
}

/** What a contributor is written on the day after they sold something. */
export function writeSaleLetter(
  { currency, sales, returned, ...facts }: SaleLetterFacts,
  { locale, site }: { readonly locale: 'en' | 'bn'; readonly site: string },
) {
  const words = {
    day: formatDayIn(locale, toDayStart(facts.day)),
    count: formatNumberIn(locale, sales, {}),
    earned: formatMoneyIn(locale, facts.earned, currency),
    returned: formatMoneyIn(locale, returned, currency),
  };
  return {
    subject: translate('subject', locale, words),
    paragraphs: [
      translate(sales === 1 ? 'once' : 'often', locale, words),
      ...(returned === 0 ? [] : [translate('returned', locale, words)]),
    ],
    link: { label: translate('link', locale), url: `${site}/contributor/sales-and-earnings` },
  };
}
