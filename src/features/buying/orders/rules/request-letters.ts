import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatMoneyIn, formatNumberIn } from '../../../../platform/local-format.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { type LetterLine, listLines, type Place } from './letters.ts';

const translate = createTranslator({ en, bn }, 'orders_letter');

interface RequestFacts {
  readonly number: number;
  readonly currency: string;
  readonly lines: readonly LetterLine[];
}

const formatOrder = (locale: 'en' | 'bn', number: number): string =>
  formatNumberIn(locale, number, { useGrouping: false });

/** E-mail to owners about a buyer's refund request, in both languages. `url`: the order in the admin area. */
export function writeRequestLetter({ number, currency, lines, url }: RequestFacts & { readonly url: string }) {
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  const write = (locale: 'en' | 'bn') => {
    const money = (minor: number): string => formatMoneyIn(locale, minor, currency);
    const words = { order: formatOrder(locale, number), amount: money(total) };
    return {
      subject: translate('request_subject', locale, words),
      paragraphs: [translate('request', locale, words), listLines(lines, money)],
      link: translate('request_link', locale),
    };
  };
  const [english, bangla] = [write('en'), write('bn')];
  return {
    subject: `${english.subject} · ${bangla.subject}`,
    paragraphs: [...english.paragraphs, ...bangla.paragraphs],
    link: { label: `${english.link} · ${bangla.link}`, url },
  };
}

/** E-mail to the buyer about a declined refund request. `message`: the owner's words. */
export function writeDeclinedLetter(
  { orderId, number, currency, lines, message }: RequestFacts & { readonly orderId: string; readonly message: string },
  { locale, site }: Place,
) {
  const words = { order: formatOrder(locale, number) };
  return {
    subject: translate('declined_subject', locale, words),
    paragraphs: [
      translate('declined', locale, words),
      listLines(lines, (minor) => formatMoneyIn(locale, minor, currency)),
      message,
      translate('declined_next', locale),
    ],
    link: { label: translate('order_link', locale), url: `${site}/checkout/${orderId}` },
  };
}
