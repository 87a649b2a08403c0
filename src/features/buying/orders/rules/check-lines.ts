import type { Locale } from '../../../../platform/http/messages.ts';
import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** A line with the price that the buyer saw. */
export interface WantedLine {
  readonly contentId: string;
  readonly variantId: string;
  /** Price in minor units. */
  readonly price: number;
}

/** A variant as it is offered now. */
export interface Offered {
  readonly contentId: string;
  readonly contributorId: string;
  /** Price in minor units; null if the variant is not for sale. */
  readonly price: number | null;
  readonly isPublished: boolean;
}

const texts = createTranslator({ en, bn }, 'orders_line_refusal');

export interface BuyerFacts {
  /** The buyer's id as a contributor. */
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

/** Reasons why lines can't be ordered, by their index. */
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
