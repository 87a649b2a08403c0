import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../../platform/database/pool.ts';

interface KeptDrawing {
  readonly slug: string;
  readonly name: string;
  readonly digest: string;
  readonly paint: string | null;
  readonly ratio: number;
  readonly start: number;
  readonly bytes: number;
}

/** Stored index of the files inside an archive. */
interface KeptContents {
  readonly recipe: number;
  readonly files: number;
  readonly folders: number;
  readonly formats: readonly { readonly format: string; readonly count: number }[];
  readonly sheets: number;
  readonly entries: readonly { readonly path: string; readonly size: number; readonly thumbnail: number | null }[];
  readonly drawings: readonly KeptDrawing[];
  readonly leftOut: number;
}

/** Reads the recipe version of an archive's thumbnails; undefined if the archive isn't indexed. */
export async function readRecipe(db: Database, fileId: string): Promise<number | undefined> {
  const row = await db.selectFrom('archive_contents').select('recipe').where('file_id', '=', fileId).executeTakeFirst();
  return row?.recipe;
}

/** Replaces the stored index of an archive. */
export async function setContents(tx: Transaction, fileId: string, contents: KeptContents): Promise<void> {
  const { recipe, files, folders, sheets, entries, drawings, leftOut } = contents;
  const formats = JSON.stringify(contents.formats);
  const counts = { drawings: drawings.length, drawings_left_out: leftOut };
  const columns = { recipe, files, folders, sheets, formats, ...counts };
  await tx
    .insertInto('archive_contents')
    .values({ file_id: fileId, ...columns })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet(columns))
    .execute();
  await tx.deleteFrom('archive_entry').where('file_id', '=', fileId).execute();
  await sql`
    insert into archive_entry (file_id, position, path, size, thumbnail)
    select ${fileId}, at - 1, path, size, thumbnail
    from rows from (
      unnest(${entries.map(({ path }) => path)}::text[]),
      unnest(${entries.map(({ size }) => size)}::bigint[]),
      unnest(${entries.map(({ thumbnail }) => thumbnail)}::smallint[])
    ) with ordinality as entry (path, size, thumbnail, at)`.execute(tx);
  await tx.deleteFrom('drawing').where('file_id', '=', fileId).execute();
  await sql`
    insert into drawing (file_id, position, slug, name, digest, paint, ratio, first_byte, bytes)
    select ${fileId}, at - 1, slug, name, digest, paint, ratio, start, bytes
    from rows from (
      jsonb_to_recordset(${JSON.stringify(drawings)}::jsonb)
        as (slug text, name text, digest text, paint text, ratio real, start integer, bytes integer)
    ) with ordinality as drawn (slug, name, digest, paint, ratio, start, bytes, at)`.execute(tx);
}

/** Records that an archive was read, so that it isn't read again for the same recipe version. */
export async function noteRecipe(tx: Transaction, fileId: string, recipe: number): Promise<void> {
  await tx.updateTable('file').set({ contents_recipe: recipe }).where('id', '=', fileId).execute();
}

/** Finds archives that were last read for an older recipe version, oldest version first. */
export async function readOutdated(db: Database, recipe: number, limit: number) {
  return db
    .selectFrom('file')
    .select(['id', 'sha256', 'size'])
    .where('media_type', '=', 'application/zip')
    .where('deleting_at', 'is', null)
    .where('contents_recipe', '<', recipe)
    .orderBy('contents_recipe')
    .orderBy('id')
    .limit(limit)
    .execute();
}
