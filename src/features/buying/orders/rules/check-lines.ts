import type { Locale } from '../../../../platform/http/messages.ts';
import { createTranslator } from '../../../../platform/http/messages.ts';

/** A line as the buyer saw it. */
export interface WantedLine {
  readonly contentId: string;
  readonly variantId: string;
  /** Minor units. */
  readonly price: number;
}

/** What is for sale now. */
export interface Offered {
  readonly contentId: string;
  readonly contributorId: string;
  /** Null: not for sale. */
  readonly price: number | null;
  readonly isPublished: boolean;
}

const texts = createTranslator({
  gone: { en: 'This is no longer for sale.', bn: 'এটি আর বিক্রির জন্য নেই।' },
  price: {
    en: 'The price has changed. Look at it again before you pay.',
    bn: 'দাম বদলে গেছে। টাকা দেওয়ার আগে আবার দেখে নিন।',
  },
  owned: { en: 'You have bought this already.', bn: 'এটি আপনি আগেই কিনেছেন।' },
  own: { en: 'This is your own work.', bn: 'এটি আপনার নিজের কাজ।' },
  twice: { en: 'This is in the order twice.', bn: 'এটি অর্ডারে দুইবার আছে।' },
});

export interface BuyerFacts {
  /** The contributor that the buyer is. */
  readonly contributorId: string | null;
  readonly owned: ReadonlySet<string>;
  readonly locale: Locale;
}

function findReason(line: WantedLine, offer: Offered | undefined, { contributorId, owned }: BuyerFacts) {
  if (offer?.contentId !== line.contentId || !offer.isPublished || offer.price === null) return 'gone';
  if (offer.contributorId === contributorId) return 'own';
  if (owned.has(line.variantId)) return 'owned';
  return offer.price === line.price ? undefined : 'price';
}

/** What is wrong with lines that somebody wants to order, by their place in the list. */
export function findLineProblems(
  lines: readonly WantedLine[],
  offers: ReadonlyMap<string, Offered>,
  buyer: BuyerFacts,
): { path: string; message: string }[] {
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    const reason = seen.has(line.variantId) ? 'twice' : findReason(line, offers.get(line.variantId), buyer);
    seen.add(line.variantId);
    return reason === undefined ? [] : [{ path: `lines.${index}`, message: texts(reason, buyer.locale) }];
  });
}
