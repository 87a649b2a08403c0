import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

interface Named {
  readonly _id: string;
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
}

export interface DetailRow {
  readonly card: { readonly preview: unknown } & Record<string, unknown>;
  readonly description: string;
  readonly attribution: string;
  readonly source_url: string;
  readonly updated_at: Date;
  readonly subcategories: Named[];
  readonly keywords: string[];
  readonly previews: {
    _id: string;
    kind: string;
    alt: string;
    width: number;
    height: number;
    widths: number[];
    avifWidths: number[];
    colors: { hex: string; name: string }[];
    asset: { ext: string; mediaType: string } | null;
  }[];
  readonly variants: unknown[];
  readonly views: number;
  readonly downloads: number;
  readonly favorites: number;
}

/** One public content with everything its page shows, in one statement. */
export async function readDetail(db: Database, id: string): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select l.card, c.description, c.attribution, c.source_url, c.updated_at,
      coalesce(t.views, 0) as views, coalesce(t.downloads, 0) as downloads, coalesce(t.favorites, 0) as favorites,
      coalesce((select json_agg(json_build_object('_id', s.id, 'key', s.key, 'name', s.name, 'nameBn', s.name_bn) order by cs.position)
        from content_subcategory cs join subcategory s on s.id = cs.subcategory_id where cs.content_id = c.id), '[]') as subcategories,
      coalesce((select json_agg(keyword order by position) from content_keyword where content_id = c.id), '[]') as keywords,
      coalesce((select json_agg(json_build_object('_id', p.id, 'kind', p.kind, 'alt', p.alt, 'width', p.width, 'height', p.height,
        'widths', p.widths, 'avifWidths', p.avif_widths, 'colors', p.colors, 'asset', p.asset) order by p.position)
        from preview p where p.content_id = c.id), '[]') as previews,
      coalesce((select json_agg(json_build_object('_id', v.id, 'name', v.name, 'price', v.price,
        'licence', (select json_build_object('code', n.code, 'name', n.name, 'nameBn', n.name_bn, 'summary', n.summary, 'summaryBn', n.summary_bn,
          'url', n.url, 'attributionRequired', n.attribution_required, 'commercialUse', n.commercial_use) from licence n where n.code = v.licence_code),
        'files', coalesce((select json_agg(json_build_object('_id', f.id, 'name', vf.name, 'format', vf.format, 'mediaType', f.media_type,
          'size', f.size, 'width', vf.width, 'height', vf.height, 'sha256', f.sha256) order by vf.position)
          from variant_file vf join file f on f.id = vf.file_id where vf.variant_id = v.id), '[]')) order by v.position)
        from variant v where v.content_id = c.id), '[]') as variants
    from listing l join content c on c.id = l.content_id left join content_stat t on t.content_id = c.id
    where l.content_id = ${id}::uuid`.execute(db);
  return rows[0];
}

export interface RelatedSource {
  readonly facets: string[];
  readonly category_id: string;
  /** Keywords, the rarest first, that somebody else has too. */
  readonly keywords: string[];
}

export async function readRelatedSource(db: Database, id: string): Promise<RelatedSource | undefined> {
  const { rows } = await sql<RelatedSource>`
    select facets, category_id, coalesce((
      select json_agg(term order by n) from (
        select t.term, t.n from term_count t where t.scope = '*' and t.term = any(l.facets) and t.term like 'w:%' and t.n > 1 order by t.n limit 5
      ) rare), '[]') as keywords
    from listing l where content_id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Those that share most with the facets given, of `most` candidates that the query finds. */
export async function readAlike(
  db: Database,
  id: string,
  query: string,
  facets: readonly string[],
  limit: number,
): Promise<{ content_id: string; card: unknown }[]> {
  const { rows } = await sql<{ content_id: string; card: unknown }>`
    with candidates as materialized (
      select content_id, facets, popularity, card from listing where terms @@ ${query}::tsquery and content_id <> ${id}::uuid limit 300
    )
    select content_id, card from candidates
    order by (select count(*) from unnest(facets) f where f = any(${facets}::text[])) desc, popularity desc, content_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface FileRow {
  readonly file_id: string;
  readonly sha256: string;
  readonly size: number;
  readonly media_type: string;
  readonly name: string;
  readonly price: number | null;
}

/** A file of a variant of a public content; the first one where none is named. */
export async function readFile(
  db: Database,
  contentId: string,
  variantId: string,
  fileId: string | undefined,
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select f.id as file_id, f.sha256, f.size, f.media_type, vf.name, v.price
    from listing l join variant v on v.content_id = l.content_id join variant_file vf on vf.variant_id = v.id join file f on f.id = vf.file_id
    where l.content_id = ${contentId}::uuid and v.id = ${variantId}::uuid and (${fileId ?? null}::uuid is null or f.id = ${fileId ?? null}::uuid)
    order by vf.position limit 1`.execute(db);
  return rows[0];
}
