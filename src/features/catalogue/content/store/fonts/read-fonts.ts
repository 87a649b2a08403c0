import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../../platform/database/pool.ts';
import type { FaceFacts } from './faces.ts';

const FORMATS = ['ttf', 'otf', 'woff', 'woff2'];
const MEDIA_TYPES = [...FORMATS.map((format) => `font/${format}`), 'application/zip'];

const isDue = (recipe: number) => sql<boolean>`
  f.media_type = any (${MEDIA_TYPES}::text[]) and f.deleting_at is null and f.faces_recipe < ${recipe}`;
const hasFonts = sql<boolean>`(vf.format <> 'zip' or vf.contained_formats && ${FORMATS}::text[])`;

/** Notes of used archives without fonts that there is nothing to read. */
export async function skipArchives(tx: Transaction, recipe: number, limit: number): Promise<void> {
  await sql`
    update file set faces_recipe = ${recipe} where id in (
      select f.id from file f
      where ${isDue(recipe)} and exists (select from variant_file vf where vf.file_id = f.id)
        and not exists (select from variant_file vf where vf.file_id = f.id and ${hasFonts})
      limit ${limit})`.execute(tx);
}

/** Finds fonts and archives of fonts that were last read for an older recipe version. */
export async function readDueFonts(db: Database, recipe: number, limit: number) {
  const { rows } = await sql<{ id: string; sha256: string; name: string }>`
    select f.id, f.sha256, used.name from file f
    join lateral (select vf.name from variant_file vf where vf.file_id = f.id and ${hasFonts} limit 1) used on true
    where ${isDue(recipe)}
    order by f.faces_recipe, f.id limit ${limit}`.execute(db);
  return rows;
}

/** Whether a file of a content was last read for an older recipe version. */
export async function hasDueFonts(db: Database, contentId: string, recipe: number): Promise<boolean> {
  const { rows } = await sql`
    select from variant v join variant_file vf on vf.variant_id = v.id join file f on f.id = vf.file_id
    where v.content_id = ${contentId} and ${hasFonts} and ${isDue(recipe)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the database refuses data by its type or a constraint, which it would do again in every attempt. */
export const isRefusedData = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && 'code' in error && /^2[23]/.test(String(error.code));

/** Replaces the faces of a file, and notes the recipe version that it was read for. */
export async function setFaces(tx: Transaction, fileId: string, recipe: number, faces: readonly FaceFacts[]) {
  await tx.deleteFrom('font_face').where('file_id', '=', fileId).execute();
  const rows = faces.map(({ axes, features, ...face }, position) => ({
    ...face,
    file_id: fileId,
    position,
    axes: JSON.stringify(axes),
    features: JSON.stringify(features),
  }));
  if (rows.length > 0) await tx.insertInto('font_face').values(rows).execute();
  await tx.updateTable('file').set({ faces_recipe: recipe }).where('id', '=', fileId).execute();
}

/** Finds published contents of a file that have a preview with a font sample, as they once were made. */
export async function readSampled(db: Database, fileId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.id from content c
    join variant v on v.content_id = c.id
    join variant_file vf on vf.variant_id = v.id
    where vf.file_id = ${fileId} and c.status = 'published'
      and exists (select from preview p where p.content_id = c.id and p.asset ->> 'ext' = 'woff2')`.execute(db);
  return rows.map(({ id }) => id);
}
