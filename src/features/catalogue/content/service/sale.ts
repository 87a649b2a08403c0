import type { LockedOfferRow } from '../store/sale.ts';

export { selectOffersToLock } from '../store/sale.ts';

/** Title, price and licence at which a variant is sold to a buyer now. */
export interface Offer {
  readonly variantId: string;
  readonly contentId: string;
  readonly contributorId: string;
  readonly title: string;
  readonly variantName: string;
  readonly contentVersion: number;
  readonly licenceCode: string;
  readonly categoryId: string | null;
  /** Price in minor units, in a sale or not; null means that the variant isn't for sale. */
  readonly price: number | null;
  /** The sale that reduces the price, by how much, and the part of it that the site bears in basis points. */
  readonly sale: { readonly id: string; readonly discount: number; readonly siteShare: number } | null;
  readonly isPublished: boolean;
}

const toSale = ({ sale_id: id, sale_site_share: siteShare, list_price, price }: LockedOfferRow): Offer['sale'] =>
  id === null || siteShare === null ? null : { id, discount: (list_price ?? 0) - (price ?? 0), siteShare };

/** Groups offers by variant. */
export function toOffersForSale(rows: readonly LockedOfferRow[]): ReadonlyMap<string, Offer> {
  return new Map(
    rows.map((row) => [
      row.id,
      {
        variantId: row.id,
        contentId: row.content_id,
        contributorId: row.contributor_id,
        title: row.title,
        variantName: row.name,
        contentVersion: row.version,
        licenceCode: row.licence_code,
        categoryId: row.category_id,
        price: row.price,
        sale: toSale(row),
        isPublished: row.status === 'published',
      },
    ]),
  );
}
