import type { Database } from '../../../platform/database/pool.ts';
import { readLicenceNames } from '../../licences/service/licences.ts';
import { readOffers } from '../store/offers.ts';

/** A variant as it would be bought now. */
export interface VariantOffer {
  readonly contentId: string;
  readonly contributorId: string;
  readonly title: string;
  /** The title in the site's other language, where there is one. */
  readonly translatedTitle: string | null;
  readonly language: 'en' | 'bn';
  readonly name: string;
  /** Minor units; null where it is not for sale. */
  readonly price: number | null;
  readonly licence: { readonly code: string; readonly name: string; readonly nameBn: string | null };
  readonly formats: string[];
}

/** By variant, whether their content is public or not; an unknown one is missing. */
export async function findOffers(
  db: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, VariantOffer>> {
  const [rows, licences] = await Promise.all([readOffers(db, variantIds), readLicenceNames(db)]);
  const names = new Map(licences.map((licence) => [licence.code, licence]));
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
        licence: names.get(row.licence_code) ?? { code: row.licence_code, name: row.licence_code, nameBn: null },
        formats: row.formats,
      },
    ]),
  );
}
