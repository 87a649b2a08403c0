import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/pool.ts';

interface Named {
  readonly _id: string;
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** All that a listing row is made of. */
export interface ListingSource {
  readonly id: string;
  readonly title: string;
  readonly language: 'en' | 'bn';
  readonly description: string;
  readonly ai: boolean;
  readonly published_at: Date;
  readonly category: Named;
  readonly contributor: { readonly _id: string; readonly username: string; readonly name: string };
  readonly subcategories: readonly Named[];
  readonly keywords: readonly string[];
  readonly prices: readonly number[];
  readonly formats: readonly string[];
  readonly licences: readonly string[];
  readonly preview: {
    readonly _id: string;
    readonly kind: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly avifWidths: readonly number[];
    readonly colors: readonly { readonly hex: string; readonly name: string }[];
  } | null;
  readonly popularity: number;
}

/** What may be seen by anybody, of these contents; the others are left out. */
export async function readListingSources(tx: Transaction, ids: readonly string[]): Promise<ListingSource[]> {
  const { rows } = await sql<ListingSource>`
    select c.id, c.title, c.language, c.description, c.ai, c.published_at,
      json_build_object('_id', g.id, 'key', g.key, 'name', g.name, 'nameBn', g.name_bn) as category,
      json_build_object('_id', u.id, 'username', u.username, 'name', u.name) as contributor,
      coalesce((select json_agg(json_build_object('_id', s.id, 'key', s.key, 'name', s.name, 'nameBn', s.name_bn) order by cs.position)
        from content_subcategory cs join subcategory s on s.id = cs.subcategory_id where cs.content_id = c.id), '[]') as subcategories,
      coalesce((select json_agg(keyword order by position) from content_keyword where content_id = c.id), '[]') as keywords,
      coalesce((select json_agg(price) from variant where content_id = c.id and price is not null), '[]') as prices,
      coalesce((select json_agg(distinct vf.format) from variant v join variant_file vf on vf.variant_id = v.id where v.content_id = c.id), '[]') as formats,
      coalesce((select json_agg(distinct licence_code) from variant where content_id = c.id), '[]') as licences,
      (select json_build_object('_id', p.id, 'kind', p.kind, 'alt', p.alt, 'width', p.width, 'height', p.height, 'widths', p.widths,
        'avifWidths', p.avif_widths, 'colors', p.colors) from preview p where p.content_id = c.id order by p.position limit 1) as preview,
      coalesce((select popularity_of(t.views, t.downloads, t.favorites) from content_stat t where t.content_id = c.id), 0) as popularity
    from content c join category g on g.id = c.category_id join contributor u on u.id = c.contributor_id
    where c.id = any(${ids}::uuid[]) and c.status = 'published' and g.published and u.status = 'active'`.execute(tx);
  return rows;
}
