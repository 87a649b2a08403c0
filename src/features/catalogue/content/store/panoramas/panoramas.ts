import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../../../platform/database/pool.ts';
import { type Offer, usedFiles } from '../parts/used-files.ts';

const FORMATS = ['exr', 'hdr'];

/** Whether a file of a variant may be an environment map or contain one. */
const mayBeMap = sql<boolean>`
  (vf.format = any (${FORMATS}::text[]) or vf.format = 'zip' and vf.contained_formats && ${FORMATS}::text[])`;

const findDue = (condition: RawBuilder<unknown>, recipe: number, limit: number) => sql<DueFile>`
  select f.id, f.sha256, min(vf.name) as name
  from content c
  join variant v on v.content_id = c.id
  join variant_file vf on vf.variant_id = v.id
  join file f on f.id = vf.file_id
  where ${condition} and ${mayBeMap} and f.panorama_recipe < ${recipe} and f.deleting_at is null
  group by f.id order by f.id limit ${limit}`;

export interface DueFile {
  readonly id: string;
  readonly sha256: string;
  readonly name: string;
}

/** Finds files of a category's contents whose panoramas were last drawn for an older recipe version. */
export async function readDueMaps(db: Database, categoryId: string, recipe: number, limit: number) {
  return (await findDue(sql`c.category_id = ${categoryId}`, recipe, limit).execute(db)).rows;
}

/** Whether a panorama of a content waits to be drawn. */
export async function hasDueMap(db: Database, contentId: string, recipe: number): Promise<boolean> {
  return (await findDue(sql`c.id = ${contentId}`, recipe, 1).execute(db)).rows.length > 0;
}

/** What is kept of a panorama. */
interface PanoramaFacts {
  readonly width: number;
  readonly height: number;
  readonly hasHighlights: boolean;
}

export interface PanoramaRow extends PanoramaFacts {
  readonly fileId: string;
  readonly sha256: string;
  readonly recipe: number;
  /** Variants of the content that contain the map. */
  readonly offers: readonly Offer[];
}

/** Reads the panoramas of all files of a content, the widest first. */
export async function readPanoramas(db: Database, contentId: string): Promise<readonly PanoramaRow[]> {
  const { rows } = await sql<PanoramaRow>`
    select p.file_id as "fileId", f.sha256, f.panorama_recipe as recipe, p.width, p.height,
      p.has_highlights as "hasHighlights", used.offers
    from (${usedFiles(contentId)}) used
    join file f on f.id = used.file_id
    join panorama p on p.file_id = f.id
    order by p.width desc, used.place`.execute(db);
  return rows;
}

/** Replaces the panorama of a file, and notes the recipe version that it was drawn for. */
export async function setPanorama(
  tx: Transaction,
  fileId: string,
  recipe: number,
  found: (PanoramaFacts & { readonly path: string }) | undefined,
) {
  await tx.deleteFrom('panorama').where('file_id', '=', fileId).execute();
  if (found !== undefined) {
    const { path, width, height, hasHighlights } = found;
    const row = { file_id: fileId, path, width, height, has_highlights: hasHighlights };
    await tx.insertInto('panorama').values(row).execute();
  }
  await tx.updateTable('file').set({ panorama_recipe: recipe }).where('id', '=', fileId).execute();
}
