import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatMoneyIn, formatNumberIn } from '../../../../platform/local-format.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const translate = createTranslator({ en, bn }, 'orders_letter');

interface PaidLetterFacts {
  readonly orderId: string;
  readonly number: number;
  /** Total in minor units. */
  readonly total: number;
  readonly currency: string;
  readonly lines: readonly LetterLine[];
}

export interface LetterLine {
  readonly title: string;
  readonly variantName: string;
  readonly price: number;
}

export interface Place {
  readonly locale: 'en' | 'bn';
  /** URL of the site in the language of the e-mail. */
  readonly site: string;
}

/** E-mail to a buyer whose order is paid. */
export function writePaidLetter(facts: PaidLetterFacts, { locale, site }: Place) {
  const order = formatNumberIn(locale, facts.number, { useGrouping: false });
  const money = (minor: number): string => formatMoneyIn(locale, minor, facts.currency);
  return {
    subject: translate('subject', locale, { order }),
    paragraphs: [
      translate('thanks', locale, { order }),
      listLines(facts.lines, money),
      translate('total', locale, { total: money(facts.total) }),
    ],
    link: { label: translate('link', locale), url: `${site}/checkout/${facts.orderId}` },
  };
}

interface RefundLetterFacts {
  readonly orderId: string;
  readonly number: number;
  /** The refunded amount, in minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Reason for the refund. */
  readonly lines: readonly LetterLine[];
}

/** Lists the works of an e-mail, one per line. */
export const listLines = (lines: readonly LetterLine[], toMoney: (minor: number) => string): string =>
  lines.map(({ title, variantName, price }) => `${title} · ${variantName}: ${toMoney(price)}`).join('\n');

function toWords({ number, amount, currency }: Omit<RefundLetterFacts, 'lines'>, locale: 'en' | 'bn') {
  return {
    order: formatNumberIn(locale, number, { useGrouping: false }),
    amount: formatMoneyIn(locale, amount, currency),
  };
}

/** Describes a refund by bank or wallet transfer. */
export const describeTransfer = (reference: string, locale: 'en' | 'bn'): string =>
  translate('transfer', locale, { reference });

/**
 * E-mail to a buyer after a refund. `reference`: reference of a transfer outside the provider. `isKept`: the buyer
 * still has the work by another order.
 */
export function writeRefundLetter(
  facts: Omit<RefundLetterFacts, 'lines'> & {
    readonly reference: string | null;
    readonly lines: readonly (LetterLine & { readonly isKept: boolean })[];
  },
  { locale, site }: Place,
) {
  const kept = facts.lines.filter(({ isKept }) => isKept);
  const ended = facts.lines.filter(({ isKept }) => !isKept);
  const words = toWords(facts, locale);
  const money = (minor: number): string => formatMoneyIn(locale, minor, facts.currency);
  return {
    subject: translate('refund_subject', locale, { order: words.order }),
    paragraphs: [
      facts.reference === null
        ? translate('refunded', locale, words)
        : translate('transferred', locale, { ...words, reference: facts.reference }),
      ...(ended.length === 0 ? [] : [translate('ended', locale), listLines(ended, money)]),
      ...(kept.length === 0 ? [] : [translate('kept', locale), listLines(kept, money)]),
    ],
    link: { label: translate('order_link', locale), url: `${site}/checkout/${facts.orderId}` },
  };
}

/**
 * E-mail to a buyer whose payment is refunded because another order includes the work, or because the line to upgrade
 * was refunded or upgraded.
 */
export function writeReturnedLetter(
  facts: RefundLetterFacts & { readonly why: 'bought_twice' | 'upgrade_returned' },
  { locale, site }: Place,
) {
  const words = toWords(facts, locale);
  return {
    subject: translate(`${facts.why}_subject`, locale, { order: words.order }),
    paragraphs: [
      translate(facts.why, locale, words),
      listLines(facts.lines, (minor) => formatMoneyIn(locale, minor, facts.currency)),
    ],
    link: { label: translate('order_link', locale), url: `${site}/checkout/${facts.orderId}` },
  };
}

/** E-mail to a buyer whose payment was held and then refused. */
export function writeRefusedLetter(
  facts: Omit<RefundLetterFacts, 'lines'> & { readonly by: 'refused' | 'denied' },
  { locale, site }: Place,
) {
  const words = toWords(facts, locale);
  return {
    subject: translate('refused_subject', locale, { order: words.order }),
    paragraphs: [translate(facts.by, locale, words)],
    link: { label: translate('order_link', locale), url: `${site}/checkout/${facts.orderId}` },
  };
}

/** E-mails to a buyer who paid an order twice: when the second payment arrived, and when it was refunded. */
export function writeSecondPaymentLetter(
  facts: Omit<RefundLetterFacts, 'lines'> & {
    readonly state: 'came' | 'returned';
    /** Reference of the transfer; null if the provider refunded the payment itself. */
    readonly reference: string | null;
  },
  { locale, site }: Place,
) {
  const words = toWords(facts, locale);
  const returned =
    facts.reference === null
      ? translate('second_back', locale, words)
      : translate('second_transferred', locale, { ...words, reference: facts.reference });
  const isBack = facts.state === 'returned';
  return {
    subject: translate(isBack ? 'second_back_subject' : 'second_subject', locale, { order: words.order }),
    paragraphs: [isBack ? returned : translate('second', locale, words)],
    link: { label: translate('order_link', locale), url: `${site}/checkout/${facts.orderId}` },
  };
}
