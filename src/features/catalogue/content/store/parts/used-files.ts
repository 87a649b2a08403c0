import { type RawBuilder, sql } from 'kysely';

/** A variant that contains a file. */
export interface Offer {
  readonly variantId: string;
  /** Price in minor units; null if the variant isn't for sale. */
  readonly price: number | null;
}

/**
 * Files of a content, with their place in it and the variants that contain them: `file_id`, `place`, `offers`.
 * @param condition on variants `v` and their files `vf`
 */
export const usedFiles = (contentId: string, condition: RawBuilder<boolean> = sql<boolean>`true`) => sql`
  select vf.file_id, min(v.position * 1000 + vf.position) as place,
    json_agg(json_build_object('variantId', v.id, 'price', v.price) order by v.position) as offers
  from variant v join variant_file vf on vf.variant_id = v.id
  where v.content_id = ${contentId} and ${condition}
  group by vf.file_id`;
