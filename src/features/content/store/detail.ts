import { sql } from 'kysely';
import { compileOnce } from '../../../platform/database/compile-once.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { publicAvifWidths } from './source.ts';
import { versionsOfContent } from './versions.ts';

interface DetailPreview {
  readonly _id: string;
  readonly kind: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  readonly avifWidths: number[];
  readonly colors: { readonly hex: string; readonly name: string }[];
  readonly asset: { readonly ext: string; readonly mediaType: string } | null;
}

interface DetailVariant {
  readonly _id: string;
  readonly name: string;
  readonly price: number | null;
  readonly currency: string;
  /** The licence's code. */
  readonly licence: string;
  readonly files: readonly object[];
}

const selectDetail = compileOnce((db: Database, id: string, currency: string) =>
  db
    .selectFrom('content as c')
    .select([
      'description',
      'attribution',
      'source_url',
      'updated_at',
      sql<string[]>`array(select keyword from content_keyword where content_id = c.id order by position)`.as(
        'keywords',
      ),
      sql<DetailPreview[]>`coalesce((
        select json_agg(p) from (
          select id as _id, kind, alt, width, height, widths, ${publicAvifWidths} as "avifWidths", colors, asset
          from preview where content_id = c.id order by position
        ) p
      ), '[]')`.as('previews'),
      versionsOfContent.as('versions'),
      sql<DetailVariant[]>`coalesce((
        select json_agg(v) from (
          select variant.id as _id, variant.name, price, ${currency}::text as currency,
            licence_code as licence,
            coalesce((
              select json_agg(f) from (
                select file.id as _id, vf.name, format, contained_formats as "containedFormats", media_type as "mediaType", size, width, height, sha256
                from variant_file vf join file on file.id = vf.file_id where vf.variant_id = variant.id order by vf.position
              ) f
            ), '[]') as files
          from variant where content_id = c.id order by position
        ) v
      ), '[]')`.as('variants'),
    ])
    .where('id', '=', id),
);

/** Everything that a content's page shows, besides what the catalogue and the licences know. */
export const readDetail = async (db: Database, id: string, currency: string) =>
  (await selectDetail(db, id, currency))[0];

/** A file of a variant, with the variant's price; the first one where none is named. */
export async function readFile(db: Database, contentId: string, variantId: string, fileId: string | undefined) {
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

export type FileRow = NonNullable<Awaited<ReturnType<typeof readFile>>>;
