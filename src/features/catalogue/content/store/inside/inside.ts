import { sql } from 'kysely';
import { compileOnce } from '../../../../../platform/database/compile-once.ts';
import type { Database } from '../../../../../platform/database/pool.ts';

const MAX_FILES = 40;
/** Maximum number of thumbnails that the page shows before a click. */
const MAX_SHOWN = 24;

/** Reads each file of a content's variants once, with its index and the first entries that have a thumbnail. */
export const readInside = compileOnce(
  (_db: Database, contentId: string) => sql<{
    id: string;
    name: string;
    format: string;
    contained: string[];
    size: number;
    width: number | null;
    height: number | null;
    figures: Record<string, string | number>;
    recipe: number | null;
    files: number;
    folders: number;
    formats: { format: string; count: number }[];
    shown: { path: string; size: number; thumbnail: number }[];
  }>`
    select f.id, used.name, used.format, used.contained, f.size, used.width, used.height, used.figures,
      a.recipe, a.files, a.folders, a.formats,
      coalesce((
        select json_agg(json_build_object('path', path, 'size', size, 'thumbnail', thumbnail) order by thumbnail)
        from archive_entry where file_id = f.id and thumbnail < ${MAX_SHOWN}
      ), '[]') as shown
    from (
      select distinct on (vf.file_id) vf.file_id, vf.name, vf.format, vf.contained_formats as contained, vf.width, vf.height,
        vf.figures, v.position as variant, vf.position
      from variant v join variant_file vf on vf.variant_id = v.id
      where v.content_id = ${contentId}
      order by vf.file_id, v.position, vf.position
    ) used
    join file f on f.id = used.file_id
    left join archive_contents a on a.file_id = f.id
    order by used.variant, used.position
    limit ${MAX_FILES}`,
);

/** Condition that one of the content's variants has the file. */
const hasFile = (contentId: string) => sql<boolean>`exists (
  select from variant_file vf join variant v on v.id = vf.variant_id
  where vf.file_id = a.file_id and v.content_id = ${contentId})`;

/** Reads all indexed entries of an archive; undefined if the content has no such archive. */
export async function readEntries(db: Database, contentId: string, fileId: string) {
  return db
    .selectFrom('archive_contents as a')
    .select([
      'a.files',
      'a.recipe',
      sql<{ path: string; size: number; thumbnail: number | null }[]>`coalesce((
        select json_agg(json_build_object('path', path, 'size', size, 'thumbnail', thumbnail) order by position)
        from archive_entry where file_id = a.file_id
      ), '[]')`.as('entries'),
    ])
    .where('a.file_id', '=', fileId)
    .where(hasFile(contentId))
    .executeTakeFirst();
}

/** Reads the hash of an archive; undefined if the content has no such archive. */
export async function readArchiveHash(db: Database, contentId: string, fileId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('archive_contents as a')
    .innerJoin('file as f', 'f.id', 'a.file_id')
    .select('f.sha256')
    .where('a.file_id', '=', fileId)
    .where(hasFile(contentId))
    .executeTakeFirst();
  return row?.sha256;
}
