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
  /** Price in minor units; null means that the variant isn't for sale. */
  readonly price: number | null;
  readonly isPublished: boolean;
}

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
        price: row.price,
        isPublished: row.status === 'published',
      },
    ]),
  );
}
