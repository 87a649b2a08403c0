import type pg from 'pg';
import { createId } from '../../src/platform/database/id.ts';

/**
 * Adds drafts of a contributor to the database of a running server, `Boat 1` being the oldest, each with a file, a
 * picture and a description. The oldest `complete` of them have everything that a review requires.
 */
export async function addDrafts(
  pool: pg.Pool,
  contributorId: string,
  { count, complete = 0 }: { readonly count: number; readonly complete?: number },
): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: createId(),
    previewId: createId(),
    variantId: createId(),
    number: at + 1,
    isComplete: at < complete,
  }));
  const { rows: made } = await pool.query<{ n: number }>(
    `with wanted as (
       select * from json_to_recordset($1) as w (id uuid, "previewId" uuid, "variantId" uuid, number int, "isComplete" bool)
     ), source as (
       select c.category_id, p.id as preview_id, v.id as variant_id,
         (select subcategory_id from content_subcategory s where s.content_id = c.id order by position limit 1) as subcategory_id
       from content c join preview p on p.content_id = c.id join variant v on v.content_id = c.id
       where c.status = 'published' and p.kind = 'image' order by c.id, p.position, v.position limit 1
     ), works as (
       insert into content (id, contributor_id, title, description, status, category_id)
       select id, $2, 'Boat ' || number, 'On the river.', 'draft', case when "isComplete" then category_id end
       from wanted, source
     ), places as (
       insert into content_subcategory (content_id, category_id, subcategory_id, position)
       select id, category_id, subcategory_id, 0 from wanted, source where "isComplete" and subcategory_id is not null
     ), words as (
       insert into content_keyword (content_id, keyword, position)
       select id, word, n from wanted, unnest(array['boat', 'river', 'morning']) with ordinality as w (word, n) where "isComplete"
     ), pictures as (
       insert into preview (id, content_id, kind, alt, width, height, widths, position)
       select "previewId", wanted.id, kind, alt, width, height, widths, 0
       from wanted, source join preview p on p.id = source.preview_id
     ), variants as (
       insert into variant (id, content_id, name, licence_code, price, position)
       select "variantId", wanted.id, name, 'arbor-standard-1', case when "isComplete" then 0 end, 0
       from wanted, source join variant v on v.id = source.variant_id
     ), files as (
       insert into variant_file (variant_id, file_id, name, format, position)
       select "variantId", f.file_id, 'boat-' || number || '.' || f.format, f.format, 0
       from wanted, source join lateral (
         select file_id, format from variant_file where variant_id = source.variant_id order by position limit 1
       ) f on true
     )
     select count(*)::int as n from wanted, source`,
    [JSON.stringify(rows), contributorId],
  );
  if (made[0]?.n !== count) throw new Error('There is no published content to copy.');
}
