import type { Database } from '../../../../platform/database/pool.ts';
import type { Card } from '../../../catalogue/catalogue/contract/card.ts';
import { readCards } from '../../../catalogue/catalogue/service/members.ts';
import { findOffers, type VariantOffer } from '../../../catalogue/content/service/offers.ts';
import { type BundledWork, type BuyerFacts, nobody, type PricedWork, priceWorks } from '../rules/prices.ts';
import { readWorks, type WorkRow } from '../store/bundles.ts';

export const toWork = (row: WorkRow): BundledWork => ({
  contentId: row.content_id,
  variantId: row.variant_id,
  contributorId: row.contributor_id,
  share: row.price,
});

/** A work of a bundle with what pages show of it; without a card, it isn't public. */
export interface ShownWork extends PricedWork {
  readonly card: Card | undefined;
  readonly offer: VariantOffer | undefined;
}

/** Works of bundles with their current prices, by bundle. */
export async function readPricedWorks(
  db: Database,
  bundleIds: readonly string[],
  buyer: BuyerFacts = nobody,
): Promise<ReadonlyMap<string, readonly ShownWork[]>> {
  const rows = await readWorks(db, bundleIds);
  const [cards, offers] = await Promise.all([
    readCards(db, [...new Set(rows.map(({ content_id }) => content_id))]),
    findOffers(
      db,
      rows.map(({ variant_id }) => variant_id),
    ),
  ]);
  const current = new Map(
    [...offers].map(([id, offer]) => [id, { price: offer.price, isPublished: cards.has(offer.contentId) }]),
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.bundle_id)].map(([id, works]) => [
      id,
      priceWorks(works.map(toWork), current, buyer).map((work) => {
        const card = cards.get(work.contentId);
        return {
          ...work,
          card: card === undefined ? undefined : (JSON.parse(card) as Card),
          offer: offers.get(work.variantId),
        };
      }),
    ]),
  );
}
