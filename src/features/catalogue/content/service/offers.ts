import type { Database } from '../../../../platform/database/pool.ts';
import { selectLicenceName } from '../../licences/service/select-licence.ts';
import { type OfferRow, selectOffers as selectOfferRows } from '../store/offers.ts';

/** A variant with its current title, price and licence. */
export interface VariantOffer {
  readonly contentId: string;
  readonly contributorId: string;
  readonly title: string;
  /** The title in the site's other language, or null. */
  readonly translatedTitle: string | null;
  readonly language: 'en' | 'bn';
  readonly name: string;
  /** Price in minor units, in a sale or not; null if the variant isn't for sale. */
  readonly price: number | null;
  /** Price without the sale. */
  readonly listPrice: number | null;
  readonly licence: { readonly code: string; readonly name: string; readonly nameBn: string | null };
  readonly formats: string[];
  readonly fileCount: number;
}

/** Query of variants, to be embedded in a statement of another feature; `toOffers` converts its rows. */
export const selectOffers = (db: Database, variantIds: readonly string[]) =>
  selectOfferRows(db, variantIds, selectLicenceName);

/** Groups offers by variant, of public and other contents; unknown variants are missing. */
export function toOffers(rows: readonly OfferRow[]): ReadonlyMap<string, VariantOffer> {
  return new Map(
    rows.map((row) => [
      row.id,
      {
        contentId: row.content_id,
        contributorId: row.contributor_id,
        title: row.title,
        translatedTitle: row.translated_title,
        language: row.language as VariantOffer['language'],
        name: row.name,
        price: row.price,
        listPrice: row.list_price,
        licence: row.licence,
        formats: row.formats,
        fileCount: row.file_count,
      },
    ]),
  );
}

export const findOffers = async (
  db: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, VariantOffer>> => toOffers(await selectOffers(db, variantIds).execute());
