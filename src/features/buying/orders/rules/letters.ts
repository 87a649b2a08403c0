import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatMoneyIn, formatNumberIn } from '../../../../platform/local-format.ts';

const translate = createTranslator({
  subject: { en: 'Your order no. {order} is paid', bn: 'আপনার অর্ডার নং {order}-এর মূল্য পরিশোধ হয়েছে' },
  thanks: {
    en: 'Thank you. Your order no. {order} is paid, and you can download what you bought.',
    bn: 'ধন্যবাদ। আপনার অর্ডার নং {order}-এর মূল্য পরিশোধ হয়েছে; যা কিনেছেন, এখন ডাউনলোড করতে পারেন।',
  },
  total: { en: 'Total: {total}', bn: 'মোট: {total}' },
  refundSubject: { en: 'Refund of your order no. {order}', bn: 'আপনার অর্ডার নং {order}-এর টাকা ফেরত' },
  refunded: {
    en: 'We have given back {amount} of your order no. {order}. It goes the way you paid; banks and mobile wallets take up to ten working days to show it.',
    bn: 'আপনার অর্ডার নং {order}-এর {amount} ফেরত দেওয়া হয়েছে। যেভাবে টাকা দিয়েছিলেন সেভাবেই ফেরত যাবে; ব্যাংক বা মোবাইল ওয়ালেটে দেখা যেতে দশ কর্মদিবস পর্যন্ত লাগতে পারে।',
  },
  transferred: {
    en: 'We have paid back {amount} of your order no. {order} by bank or wallet transfer, because the payment service could not send it the way you paid. Reference of the transfer: {reference}.',
    bn: 'আপনার অর্ডার নং {order}-এর {amount} ব্যাংক বা ওয়ালেট ট্রান্সফারে ফেরত দেওয়া হয়েছে, কারণ যেভাবে টাকা দিয়েছিলেন পেমেন্ট প্রতিষ্ঠান সেভাবে পাঠাতে পারেনি। ট্রান্সফারের রেফারেন্স: {reference}।',
  },
  transfer: {
    en: 'By bank or wallet transfer. Reference: {reference}',
    bn: 'ব্যাংক বা ওয়ালেট ট্রান্সফারে। রেফারেন্স: {reference}',
  },
  ended: {
    en: 'The licences and downloads of these works have ended:',
    bn: 'এই কাজগুলোর লাইসেন্স ও ডাউনলোড শেষ হয়েছে:',
  },
  kept: {
    en: 'You keep these by another order, with their licences:',
    bn: 'অন্য একটি অর্ডারে কেনা বলে লাইসেন্সসহ এগুলো আপনারই থাকছে:',
  },
  twiceSubject: {
    en: 'You had bought this already: order no. {order}',
    bn: 'এটি আপনার আগেই কেনা ছিল: অর্ডার নং {order}',
  },
  twice: {
    en: 'Your order no. {order} is paid, but you had bought these already by another order. {amount} goes back the way you paid. You need not do anything, and what you have stays yours.',
    bn: 'আপনার অর্ডার নং {order}-এর মূল্য পরিশোধ হয়েছে, কিন্তু এগুলো আগেই অন্য একটি অর্ডারে কিনেছিলেন। যেভাবে টাকা দিয়েছিলেন, {amount} সেভাবেই ফেরত যাচ্ছে। আপনাকে কিছু করতে হবে না; যা কিনেছেন তা আপনারই থাকছে।',
  },
  orderLink: { en: 'Your order', bn: 'আপনার অর্ডার' },
  refusedSubject: { en: 'Your order no. {order} was not accepted', bn: 'আপনার অর্ডার নং {order} গ্রহণ করা যায়নি' },
  refused: {
    en: 'We looked at the payment of your order no. {order} and could not accept it. The order is cancelled, and {amount} goes back the way you paid.',
    bn: 'আপনার অর্ডার নং {order}-এর পেমেন্ট যাচাই করে তা গ্রহণ করা যায়নি। অর্ডারটি বাতিল হয়েছে; যেভাবে টাকা দিয়েছিলেন, {amount} সেভাবেই ফেরত যাবে।',
  },
  denied: {
    en: 'The payment service has checked the payment of your order no. {order} and not accepted it. The order is cancelled. Should {amount} have been taken from you, the payment service gives it back the way you paid.',
    bn: 'পেমেন্ট প্রতিষ্ঠান আপনার অর্ডার নং {order}-এর পেমেন্ট যাচাই করে তা গ্রহণ করেনি। অর্ডারটি বাতিল হয়েছে। আপনার {amount} কাটা হয়ে থাকলে যেভাবে দিয়েছিলেন, পেমেন্ট প্রতিষ্ঠান সেভাবেই ফেরত দেবে।',
  },
  secondSubject: {
    en: 'Another payment came for your order no. {order}',
    bn: 'আপনার অর্ডার নং {order}-এর জন্য আরও একটি পেমেন্ট এসেছে',
  },
  second: {
    en: 'Another payment of {amount} came for your order no. {order}, which needs only one. It goes back the way you paid. You need not do anything, and we will write to you when it has gone.',
    bn: 'আপনার অর্ডার নং {order}-এর জন্য আরও একটি পেমেন্ট এসেছে: {amount}। অর্ডারটির জন্য একটিই লাগে, তাই যেভাবে টাকা দিয়েছিলেন সেভাবেই এটি ফেরত যাচ্ছে। আপনাকে কিছু করতে হবে না; টাকা চলে গেলে জানাব।',
  },
  secondBackSubject: {
    en: 'The second payment of your order no. {order} has gone back',
    bn: 'আপনার অর্ডার নং {order}-এর দ্বিতীয় পেমেন্ট ফেরত গেছে',
  },
  secondBack: {
    en: 'We have given back {amount}, the second payment of your order no. {order}. It goes the way you paid; banks and mobile wallets take up to ten working days to show it.',
    bn: 'আপনার অর্ডার নং {order}-এর দ্বিতীয় পেমেন্টের {amount} ফেরত দেওয়া হয়েছে। যেভাবে টাকা দিয়েছিলেন সেভাবেই ফেরত যাবে; ব্যাংক বা মোবাইল ওয়ালেটে দেখা যেতে দশ কর্মদিবস পর্যন্ত লাগতে পারে।',
  },
  secondTransferred: {
    en: 'We have paid back {amount}, the second payment of your order no. {order}, by bank or wallet transfer, because the payment service could not send it the way you paid. Reference of the transfer: {reference}.',
    bn: 'আপনার অর্ডার নং {order}-এর দ্বিতীয় পেমেন্টের {amount} ব্যাংক বা ওয়ালেট ট্রান্সফারে ফেরত দেওয়া হয়েছে, কারণ যেভাবে টাকা দিয়েছিলেন পেমেন্ট প্রতিষ্ঠান সেভাবে পাঠাতে পারেনি। ট্রান্সফারের রেফারেন্স: {reference}।',
  },
  link: { en: 'Your order, downloads and receipt', bn: 'আপনার অর্ডার, ডাউনলোড ও রসিদ' },
});

interface PaidLetterFacts {
  readonly orderId: string;
  readonly number: number;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  readonly lines: readonly LetterLine[];
}

interface LetterLine {
  readonly title: string;
  readonly variantName: string;
  readonly price: number;
}

interface Place {
  readonly locale: 'en' | 'bn';
  /** The site's address in the language. */
  readonly site: string;
}

/** What a buyer is written once an order is paid. */
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
  /** What goes back, in minor units. */
  readonly amount: number;
  readonly currency: string;
  /** What it is given back for. */
  readonly lines: readonly LetterLine[];
}

const listLines = (lines: readonly LetterLine[], toMoney: (minor: number) => string): string =>
  lines.map(({ title, variantName, price }) => `${title} · ${variantName}: ${toMoney(price)}`).join('\n');

function toWords({ number, amount, currency }: Omit<RefundLetterFacts, 'lines'>, locale: 'en' | 'bn') {
  return {
    order: formatNumberIn(locale, number, { useGrouping: false }),
    amount: formatMoneyIn(locale, amount, currency),
  };
}

/** How money went back that the payment provider did not send. */
export const describeTransfer = (reference: string, locale: 'en' | 'bn'): string =>
  translate('transfer', locale, { reference });

/**
 * What a buyer is written once money of an order was given back. `reference`: of the transfer, where the provider did not
 * send it. `isKept`: by another order.
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
    subject: translate('refundSubject', locale, { order: words.order }),
    paragraphs: [
      facts.reference === null
        ? translate('refunded', locale, words)
        : translate('transferred', locale, { ...words, reference: facts.reference }),
      ...(ended.length === 0 ? [] : [translate('ended', locale), listLines(ended, money)]),
      ...(kept.length === 0 ? [] : [translate('kept', locale), listLines(kept, money)]),
    ],
    link: { label: translate('orderLink', locale), url: `${site}/checkout/${facts.orderId}` },
  };
}

/** What a buyer is written who paid for what another order gives already. */
export function writeBoughtTwiceLetter(facts: RefundLetterFacts, { locale, site }: Place) {
  const words = toWords(facts, locale);
  return {
    subject: translate('twiceSubject', locale, { order: words.order }),
    paragraphs: [
      translate('twice', locale, words),
      listLines(facts.lines, (minor) => formatMoneyIn(locale, minor, facts.currency)),
    ],
    link: { label: translate('orderLink', locale), url: `${site}/checkout/${facts.orderId}` },
  };
}

/** What a buyer is written whose payment was held back and then refused. */
export function writeRefusedLetter(
  facts: Omit<RefundLetterFacts, 'lines'> & { readonly by: 'refused' | 'denied' },
  { locale, site }: Place,
) {
  const words = toWords(facts, locale);
  return {
    subject: translate('refusedSubject', locale, { order: words.order }),
    paragraphs: [translate(facts.by, locale, words)],
    link: { label: translate('orderLink', locale), url: `${site}/checkout/${facts.orderId}` },
  };
}

/** What a buyer is written whose order was paid a second time, when that money came and when it has gone back. */
export function writeSecondPaymentLetter(
  facts: Omit<RefundLetterFacts, 'lines'> & {
    readonly state: 'came' | 'returned';
    /** Of the transfer, where the provider did not send it. */
    readonly reference: string | null;
  },
  { locale, site }: Place,
) {
  const words = toWords(facts, locale);
  const returned =
    facts.reference === null
      ? translate('secondBack', locale, words)
      : translate('secondTransferred', locale, { ...words, reference: facts.reference });
  const isBack = facts.state === 'returned';
  return {
    subject: translate(isBack ? 'secondBackSubject' : 'secondSubject', locale, { order: words.order }),
    paragraphs: [isBack ? returned : translate('second', locale, words)],
    link: { label: translate('orderLink', locale), url: `${site}/checkout/${facts.orderId}` },
  };
}
