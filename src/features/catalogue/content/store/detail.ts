import { type Expression, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { publicAvifWidths } from './source.ts';
import { versionsOfContent } from './versions.ts';

export interface Detail {
  readonly previews: readonly DetailPreview[];
  /** A serialized JSON object. */
  readonly stored: string;
}

interface DetailPreview {
  readonly _id: string;
  readonly kind: string;
  readonly alt: string;
  readonly caption: string;
  readonly translatedCaption: string | null;
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  readonly avifWidths: number[];
  readonly colors: { readonly hex: string; readonly name: string }[];
  /** Measurements of a video from processing. */
  readonly figures: Readonly<Record<string, unknown>> | null;
  readonly asset: { readonly ext: string; readonly mediaType: string } | null;
}

/**
 * Creates a subquery for the data of a content's page that the catalogue doesn't have; the catalogue embeds it in its
 * own query. `selectLicence` selects a licence as JSON.
 */
export const createDetailQuery =
  (selectLicence: (code: Expression<string>) => Expression<unknown>) =>
  (contentId: Expression<string>, currency: string): Expression<Detail> =>
    sql<Detail>`
  select
    coalesce((
      select json_agg(p) from (
        select id as _id, kind, alt, caption, translated_caption as "translatedCaption", width, height, widths, ${publicAvifWidths} as "avifWidths", colors, asset,
          case kind when 'video' then source -> 'figures' end as figures
        from preview where content_id = c.id order by position
      ) p
    ), '[]') as previews,
    (select row_to_json(s) from (select
      c.description, c.attribution, c.source_url as "sourceUrl",
      to_char(c.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      array(select keyword from content_keyword where content_id = c.id order by position) as keywords,
      ${versionsOfContent} as versions,
      coalesce((
        select json_agg(v) from (
          select variant.id as _id, variant.name, coalesce(sale_price, price) as price, ${currency}::text as currency,
            case when sale_id is not null then json_build_object('listPrice', price, 'lowestPrice', sale_lowest) end as sale,
            (${selectLicence(sql.ref('licence_code'))}) as licence,
            coalesce((
              select json_agg(f) from (
                select file.id as _id, vf.name, format, contained_formats as "containedFormats", media_type as "mediaType", size, width, height, sha256, figures
                from variant_file vf join file on file.id = vf.file_id where vf.variant_id = variant.id order by vf.position
              ) f
            ), '[]') as files
          from variant where content_id = c.id order by position
        ) v
      ), '[]') as variants
    ) s)::text as stored
  from content c where c.id = ${contentId}`;

/** Finds a file of a variant, with the variant's price; the first file if no file is given. */
export async function findVariantFile(db: Database, contentId: string, variantId: string, fileId: string | undefined) {
  return db
    .selectFrom('variant as v')
    .innerJoin('variant_file as vf', 'vf.variant_id', 'v.id')
    .innerJoin('file as f', 'f.id', 'vf.file_id')
    .select(['f.sha256', 'f.size', 'f.media_type', 'f.damaged_at', 'vf.name', 'v.price'])
    .where('v.content_id', '=', contentId)
    .where('v.id', '=', variantId)
    .$if(fileId !== undefined, (all) => all.where('f.id', '=', fileId ?? ''))
    .orderBy('vf.position')
    .limit(1)
    .executeTakeFirst();
}

export type FileRow = NonNullable<Awaited<ReturnType<typeof findVariantFile>>>;

/** Reads the intact files of a work in these formats up to a size in bytes, of its cheapest variants first. */
export const readFilesOfFormats = (
  db: Database,
  contentId: string,
  { formats, maxSize }: { readonly formats: readonly string[]; readonly maxSize: number },
) =>
  db
    .selectFrom('variant as v')
    .innerJoin('variant_file as vf', 'vf.variant_id', 'v.id')
    .innerJoin('file as f', 'f.id', 'vf.file_id')
    .select(['v.id as variant_id', 'v.price', 'vf.format', 'f.sha256'])
    .where('v.content_id', '=', contentId)
    .where('vf.format', 'in', formats)
    .where('f.size', '<=', maxSize)
    .where('f.damaged_at', 'is', null)
    .orderBy('v.price')
    .orderBy('v.id')
    .orderBy('vf.position')
    .execute();
