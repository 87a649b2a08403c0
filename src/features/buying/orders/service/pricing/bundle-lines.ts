import type { Context } from '../../../../../platform/context.ts';
import { Problem } from '../../../../../platform/http/problem.ts';
import type { Offer } from '../../../../catalogue/content/service/sale.ts';
import { type HeldBundle, isOnSale, priceWorks, sumToPay } from '../../../bundles/service/sale.ts';
import type { BuyerFacts, WantedLine } from '../../rules/check-lines.ts';
import { describeRefusal } from '../../rules/refusals.ts';

/** A bundle that somebody buys, with all its works. */
export interface OrderedBundle extends HeldBundle {
  readonly id: string;
  /** What the buyer saw that it costs, in minor units. */
  readonly price: number;
}

/** A variant at its price in this order; `bundle`: the bundle that it is part of, and what that takes off its price. */
export interface OrderedOffer extends Offer {
  readonly bundle?: { readonly id: string; readonly discount: number };
}

/** Where the bundle is cheaper than a sale, it takes the sale's place. */
function toOffer(offer: Offer, id: string, price: number): OrderedOffer {
  const alone = offer.price ?? 0;
  if (price === alone) return { ...offer, bundle: { id, discount: 0 } };
  return { ...offer, price, sale: null, bundle: { id, discount: alone + (offer.sale?.discount ?? 0) - price } };
}

/**
 * The lines of an order of a bundle, at what its works cost in it. Works that the buyer owns, or that aren't on sale,
 * are left out.
 * @throws Problem `not_found` if the bundle isn't on sale; `conflict` if nothing is left to buy; `bad_input` if it costs
 * something else than the buyer saw
 */
export function takeBundle(
  { locale }: Pick<Context, 'locale'>,
  { id, price: seen, works, isPublished, listed }: OrderedBundle,
  offers: ReadonlyMap<string, Offer>,
  buyer: Omit<BuyerFacts, 'locale'>,
): { readonly lines: readonly WantedLine[]; readonly offers: ReadonlyMap<string, OrderedOffer> } {
  const current = new Map(
    [...offers].map(([variantId, { price, contentId, isPublished: isOut }]) => [
      variantId,
      { price, isPublished: isOut && listed.has(contentId) },
    ]),
  );
  const priced = priceWorks(works, current, buyer);
  if (!isPublished || !isOnSale(priced)) throw new Problem('not_found');
  const bought = priced.filter(({ state }) => state === 'buy');
  if (bought.length === 0) throw new Problem('conflict', { detail: describeRefusal('bundle_owned', locale) });
  if (sumToPay(priced) !== seen)
    throw new Problem('bad_input', { errors: [{ path: 'price', message: describeRefusal('bundle_price', locale) }] });
  return {
    lines: bought.map(({ contentId, variantId, price }) => ({ contentId, variantId, price })),
    offers: new Map(
      bought.flatMap(({ variantId, price }) => {
        const offer = offers.get(variantId);
        return offer === undefined ? [] : [[variantId, toOffer(offer, id, price)] as const];
      }),
    ),
  };
}
