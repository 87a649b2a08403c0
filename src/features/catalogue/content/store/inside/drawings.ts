import { sql } from 'kysely';
import type { Database } from '../../../../../platform/database/pool.ts';

/** The archive of a content whose drawings are shown: the one with the most, or else the first. */
const setOf = (contentId: string, min: number) => sql`
  select a.file_id, f.sha256, a.recipe, a.drawings, a.drawings_left_out
  from variant v
  join variant_file vf on vf.variant_id = v.id
  join archive_contents a on a.file_id = vf.file_id
  join file f on f.id = a.file_id
  where v.content_id = ${contentId} and a.drawings >= ${min}
  order by a.drawings desc, v.position, vf.position
  limit 1`;

/** Variants of the content that contain the same drawing, in this archive or another one. */
const offersOf = (contentId: string) => sql`coalesce((
  select json_agg(json_build_object('variantId', id, 'price', price)) from (
    select distinct v.id, v.price
    from drawing other
    join variant_file vf on vf.file_id = other.file_id
    join variant v on v.id = vf.variant_id
    where other.digest = d.digest and v.content_id = ${contentId}
  ) offer
), '[]')`;

interface OfferRow {
  readonly variantId: string;
  readonly price: number | null;
}

interface SetRow {
  readonly file_id: string;
  readonly sha256: string;
  readonly recipe: number;
  readonly drawings: number;
  readonly drawings_left_out: number;
}

interface DrawingRow {
  readonly position: number;
  readonly slug: string;
  readonly name: string;
  readonly paint: string | null;
  readonly ratio: number;
  readonly offers: readonly OfferRow[];
}

/** Reads the archive whose drawings are shown; undefined if none has at least `min`. */
export async function readDrawingSet(db: Database, contentId: string, min: number): Promise<SetRow | undefined> {
  return (await sql<SetRow>`${setOf(contentId, min)}`.execute(db)).rows[0];
}

/** Reads a part of an archive's drawings, in their order. */
export async function readDrawings(
  db: Database,
  { contentId, fileId, from, limit }: { contentId: string; fileId: string; from: number; limit: number },
): Promise<readonly DrawingRow[]> {
  const { rows } = await sql<DrawingRow>`
    select d.position, d.slug, d.name, d.paint, d.ratio, ${offersOf(contentId)} as offers
    from drawing d
    where d.file_id = ${fileId} and d.position >= ${from} and d.position < ${from + limit}
    order by d.position`.execute(db);
  return rows;
}

interface FoundRow extends DrawingRow, SetRow {
  readonly digest: string;
  readonly first_byte: number;
  readonly bytes: number;
  readonly previous: string | null;
  readonly next: string | null;
}

/** Reads a drawing of the content's set by its slug. */
export async function readDrawing(
  db: Database,
  { contentId, slug, min }: { contentId: string; slug: string; min: number },
): Promise<FoundRow | undefined> {
  const neighbour = (by: number) =>
    sql`(select slug from drawing n where n.file_id = d.file_id and n.position = d.position + ${by})`;
  const { rows } = await sql<FoundRow>`
    with chosen as (${setOf(contentId, min)})
    select chosen.*, d.position, d.slug, d.name, d.paint, d.ratio, d.digest, d.first_byte, d.bytes,
      ${neighbour(-1)} as previous, ${neighbour(1)} as next, ${offersOf(contentId)} as offers
    from chosen join drawing d on d.file_id = chosen.file_id
    where d.slug = ${slug}`.execute(db);
  return rows[0];
}
