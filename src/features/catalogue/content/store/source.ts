import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** Locks contents in the order of identifiers and returns their current categories and contributors. */
export async function lockContents(tx: Transaction, ids: readonly string[]) {
  return tx
    .selectFrom('content')
    .select(['id', 'category_id', 'contributor_id'])
    .where('id', '=', isOneOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

const withoutMarked = (column: 'widths' | 'avif_widths') => sql`case
  when marked_widths <> '{}' and exists (select from variant where variant.content_id = preview.content_id and price > 0)
  then array(select width from unnest(${sql.ref(column)}) as width where width <> all(marked_widths))
  else ${sql.ref(column)} end`;

/**
 * Public AVIF widths; watermarked widths of paid content exist as WebP only. To be used in a query on `content`'s rows
 * of `preview`.
 */
export const publicAvifWidths = withoutMarked('avif_widths');

/**
 * Public widths without a watermark, which are the only ones that cards show. To be used in a query on `content`'s rows
 * of `preview`.
 */
const cardWidths = withoutMarked('widths');

interface SourcePreview {
  readonly _id: string;
  readonly kind: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  readonly avifWidths: number[];
  readonly colors: { readonly hex: string; readonly name: string; readonly share?: number }[];
}

/** Reads the listing data of those of these contents that are published. */
export async function readSources(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .select([
      'id',
      'title',
      'translated_title',
      'language',
      'description',
      'ai',
      // Published contents always have a category.
      sql<string>`category_id`.as('category_id'),
      'contributor_id',
      sql<Date>`published_at`.as('published_at'),
      'updated_at',
      sql<
        string[]
      >`array(select subcategory_id from content_subcategory where content_id = content.id order by position)`.as(
        'subcategory_ids',
      ),
      sql<string[]>`array(select keyword from content_keyword where content_id = content.id order by position)`.as(
        'keywords',
      ),
      // The prices are read as JSON, because the driver returns an array of int8 as strings.
      sql<
        number[]
      >`to_json(array(select coalesce(sale_price, price) from variant where content_id = content.id and price is not null))`.as(
        'prices',
      ),
      // Cards show the lowest price, or for works with a free variant the highest one.
      sql<{ readonly listPrice: number; readonly lowestPrice: number } | null>`(
        select case when sale_id is not null then json_build_object('listPrice', price, 'lowestPrice', sale_lowest) end
        from (
          select *, coalesce(sale_price, price) as charged, min(coalesce(sale_price, price)) over () as least
          from variant where content_id = content.id and price is not null
        ) priced
        order by case when least = 0 then -charged else charged end, position limit 1)`.as('sale'),
      sql<
        string[]
      >`array(select distinct unnest(array[format] || contained_formats) from variant v join variant_file f on f.variant_id = v.id where v.content_id = content.id order by 1)`.as(
        'formats',
      ),
      sql<string[]>`array(select distinct licence_code from variant where content_id = content.id)`.as('licences'),
      sql<number>`coalesce((select max(items) from (
        select sum(greatest(1, coalesce((figures ->> 'files')::bigint, 1))) as items
        from variant v join variant_file f on f.variant_id = v.id where v.content_id = content.id group by v.id
      ) counted), 1)::int`.as('items'),
      sql<SourcePreview | null>`(
        select row_to_json(p) from (
          select id as _id, kind, alt, width, height, ${cardWidths} as widths, ${publicAvifWidths} as "avifWidths", colors from preview
          where content_id = content.id order by position limit 1
        ) p
      )`.as('preview'),
      sql<Pick<SourcePreview, '_id' | 'widths'> | null>`(
        select row_to_json(p) from (
          select id as _id, ${cardWidths} as widths from preview
          where content_id = content.id order by position offset 1 limit 1
        ) p
      )`.as('second'),
    ])
    .where('id', '=', isOneOf(ids))
    .where('status', '=', 'published')
    .execute();
}

/** Reads identifiers of a contributor's published contents. */
export async function readPublishedIds(db: Database, contributorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where('contributor_id', '=', contributorId)
    .where('status', '=', 'published')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts published contents by contributor; contributors without any are left out. */
export async function countPublishedContents(
  db: Database,
  contributorIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('content')
    .select((eb) => ['contributor_id', eb.fn.countAll<number>().as('count')])
    .where('contributor_id', '=', isOneOf(contributorIds))
    .where('status', '=', 'published')
    .groupBy('contributor_id')
    .execute();
  return new Map(rows.map(({ contributor_id: id, count }) => [id, count]));
}

/** Whether a contributor has any content, published or not. */
export async function hasContent(db: Database, contributorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('content')
    .select('id')
    .where('contributor_id', '=', contributorId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads titles by identifier, of public and other contents. */
export async function readTitles(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('content').select(['id', 'title']).where('id', '=', isOneOf(ids)).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
