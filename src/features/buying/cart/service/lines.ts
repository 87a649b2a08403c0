import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { Card } from '../../../catalogue/catalogue/contract/card.ts';
import { selectCards } from '../../../catalogue/catalogue/service/members.ts';
import { selectOffers, toOffers, type VariantOffer } from '../../../catalogue/content/service/offers.ts';
import { selectOwned } from '../../downloads/service/entitlements.ts';
import type { cartContract } from '../contract.ts';
import { findLineState, isBuyable } from '../rules.ts';
import { type CartLineRow, createFactReader } from '../store.ts';

export type CartItem = OutputOf<typeof cartContract.add>;

/** Current facts that lines show about works and variants. */
export interface LineFacts {
  readonly offers: ReadonlyMap<string, VariantOffer>;
  /** Cards of public works, as JSON. */
  readonly cards: ReadonlyMap<string, string>;
  /** Variants that the account has bought. */
  readonly owned: ReadonlySet<string>;
}

/** Queries for `LineFacts`, to be part of one statement. */
export const selectFacts = (
  db: Database,
  accountId: string,
  contentIds: readonly string[],
  variantIds: readonly string[],
) => ({
  offers: selectOffers(db, variantIds),
  cards: selectCards(db, contentIds),
  owned: selectOwned(db, accountId, variantIds),
});

const readFacts = createFactReader(selectFacts);

export const toFacts = ({ offers, cards, owned }: Awaited<ReturnType<typeof readFacts>>): LineFacts => ({
  offers: toOffers(offers),
  cards: new Map(cards.map(({ content_id, card }) => [content_id, card])),
  owned: new Set(owned.map(({ variant_id }) => variant_id)),
});

/** Lines of an account's cart, in the order given, with the current state and price of their variants. */
export async function readItems(ctx: Context, accountId: string, rows: readonly CartLineRow[]): Promise<CartItem[]> {
  if (rows.length === 0) return [];
  const contentIds = [...new Set(rows.map((row) => row.content_id))];
  const variantIds = rows.map((row) => row.variant_id);
  return toItems(ctx, rows, toFacts(await readFacts(ctx.db, accountId, contentIds, variantIds)));
}

export function toItems(ctx: Context, rows: readonly CartLineRow[], { offers, cards, owned }: LineFacts): CartItem[] {
  return rows.flatMap((row) => {
    const offer = offers.get(row.variant_id);
    if (offer === undefined) return [];
    const json = cards.get(row.content_id);
    const card = json === undefined ? null : (JSON.parse(json) as Card);
    const { price, licence, formats, fileCount } = offer;
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
        fileCount,
        price: isBuyable(state) ? price : null,
        listPrice: isBuyable(state) ? offer.listPrice : null,
        currency: ctx.platform.config.ARBOR_CURRENCY,
      },
      priceSeen: row.price_seen,
      state,
      addedAt: row.added_at.toISOString(),
    };
  });
}
