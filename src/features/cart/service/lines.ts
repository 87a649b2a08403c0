import type { Context } from '../../../platform/context.ts';
import type { OutputOf } from '../../../platform/http/operation.ts';
import type { Card } from '../../catalogue/contract/card.ts';
import { readCards } from '../../catalogue/service/members.ts';
import { findOffers } from '../../content/service/offers.ts';
import { findOwnedVariants } from '../../downloads/service/entitlements.ts';
import type { cartContract } from '../contract.ts';
import { findLineState, isBuyable } from '../rules.ts';
import type { CartLineRow } from '../store.ts';

export type CartItem = OutputOf<typeof cartContract.add>;

/** Lines of an account's cart, with what their variants are and cost now; in the order given. */
export async function toItems(ctx: Context, accountId: string, rows: readonly CartLineRow[]): Promise<CartItem[]> {
  const variantIds = rows.map((row) => row.variant_id);
  const [offers, cards, owned] = await Promise.all([
    findOffers(ctx.db, variantIds),
    readCards(ctx.db, [...new Set(rows.map((row) => row.content_id))]),
    findOwnedVariants(ctx.db, accountId, variantIds),
  ]);
  return rows.flatMap((row) => {
    const offer = offers.get(row.variant_id);
    if (offer === undefined) return [];
    const json = cards.get(row.content_id);
    const card = json === undefined ? null : (JSON.parse(json) as Card);
    const { price, licence, formats } = offer;
    const state = findLineState({
      price,
      priceSeen: row.price_seen,
      isListed: card !== null,
      isOwned: owned.has(row.variant_id),
    });
    return {
      contentInfo: {
        _id: row.content_id,
        title: offer.title,
        translatedTitle: offer.translatedTitle,
        language: offer.language,
        contributor: card && {
          _id: card.contributor._id,
          username: card.contributor.username,
          name: card.contributor.name,
        },
        preview: card?.preview ?? null,
      },
      variant: {
        _id: row.variant_id,
        name: offer.name,
        licence,
        formats,
        price: isBuyable(state) ? price : null,
        currency: ctx.platform.config.ARBOR_CURRENCY,
      },
      priceSeen: row.price_seen,
      state,
      addedAt: row.added_at.toISOString(),
    };
  });
}
