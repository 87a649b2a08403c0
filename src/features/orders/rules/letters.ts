import { createTranslator } from '../../../platform/http/messages.ts';
import { formatMoneyIn, formatNumberIn } from '../../../platform/local-format.ts';

const translate = createTranslator({
  subject: { en: 'Your order no. {order} is paid', bn: 'আপনার অর্ডার নং {order}-এর মূল্য পরিশোধ হয়েছে' },
  thanks: {
    en: 'Thank you. Your order no. {order} is paid, and you can download what you bought.',
    bn: 'ধন্যবাদ। আপনার অর্ডার নং {order}-এর মূল্য পরিশোধ হয়েছে; যা কিনেছেন, এখন ডাউনলোড করতে পারেন।',
  },
  total: { en: 'Total: {total}', bn: 'মোট: {total}' },
  link: { en: 'Your order, downloads and receipt', bn: 'আপনার অর্ডার, ডাউনলোড ও রসিদ' },
});

interface PaidLetterFacts {
  readonly orderId: string;
  readonly number: number;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  readonly lines: readonly { readonly title: string; readonly variantName: string; readonly price: number }[];
}

/** What a buyer is written once an order is paid; `site` is the site's address in the language. */
export function writePaidLetter(facts: PaidLetterFacts, { locale, site }: { locale: 'en' | 'bn'; site: string }) {
  const order = formatNumberIn(locale, facts.number, { useGrouping: false });
  const money = (minor: number): string => formatMoneyIn(locale, minor, facts.currency);
  return {
    subject: translate('subject', locale, { order }),
    paragraphs: [
      translate('thanks', locale, { order }),
      facts.lines.map(({ title, variantName, price }) => `${title} · ${variantName}: ${money(price)}`).join('\n'),
      translate('total', locale, { total: money(facts.total) }),
    ],
    link: { label: translate('link', locale), url: `${site}/checkout/${facts.orderId}` },
  };
}
