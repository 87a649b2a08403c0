import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../../platform/database/pool.ts';

/** Parts of files that a job reads after an upload: faces of fonts, sounds, pages of documents, or turntables. */
export interface Parts {
  /** Column with the recipe version that a file was last read for. */
  readonly column: 'faces_recipe' | 'sounds_recipe' | 'documents_recipe' | 'turntable_recipe';
  /** Formats of files that have such parts, alone or inside an archive. */
  readonly formats: readonly string[];
  /** Media types of these formats. An index has the same list. */
  readonly mediaTypes: readonly string[];
  /** Whether only files that some variant sells are read. Default: all files. */
  readonly areSold?: boolean;
}

/** Parts of which previews once had samples in public. */
export interface PartsWithSamples extends Parts {
  /** Extension of the samples. */
  readonly sample: string;
}

export const fontParts: PartsWithSamples = {
  column: 'faces_recipe',
  formats: ['ttf', 'otf', 'woff', 'woff2'],
  mediaTypes: ['font/ttf', 'font/otf', 'font/woff', 'font/woff2', 'application/zip'],
  sample: 'woff2',
};

export const soundParts: PartsWithSamples = {
  column: 'sounds_recipe',
  formats: ['flac', 'mp3', 'ogg', 'wav', 'm4a'],
  mediaTypes: ['audio/flac', 'audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/mp4', 'application/zip'],
  sample: 'wav',
};

export const documentParts: Parts = {
  column: 'documents_recipe',
  formats: ['pdf'],
  mediaTypes: ['application/pdf', 'application/zip'],
};

export const modelParts: Parts = {
  column: 'turntable_recipe',
  formats: ['glb'],
  mediaTypes: ['model/gltf-binary'],
  areSold: true,
};

const isDue = ({ column, mediaTypes }: Parts, recipe: number) => sql<boolean>`
  f.media_type = any (${mediaTypes}::text[]) and f.deleting_at is null and f.${sql.ref(column)} < ${recipe}`;
const hasParts = ({ formats }: Parts) =>
  sql<boolean>`(vf.format <> 'zip' or vf.contained_formats && ${formats}::text[])`;
/** A model that is free now may have a price later, so it stays due. */
const isWanted = ({ areSold = false }: Parts) =>
  areSold
    ? sql<boolean>`exists (select from variant v where v.id = vf.variant_id and v.price > 0)`
    : sql<boolean>`true`;

/** Notes of used archives without such parts that there is nothing to read. */
export async function skipArchives(tx: Transaction, parts: Parts, recipe: number, limit: number): Promise<void> {
  await sql`
    update file set ${sql.ref(parts.column)} = ${recipe} where id in (
      select f.id from file f
      where ${isDue(parts, recipe)} and exists (select from variant_file vf where vf.file_id = f.id)
        and not exists (select from variant_file vf where vf.file_id = f.id and ${hasParts(parts)})
      limit ${limit})`.execute(tx);
}

/** A file to read. */
export interface DueFile {
  readonly id: string;
  readonly sha256: string;
  readonly name: string;
}

/** Finds files and archives with such parts that were last read for an older recipe version. */
export async function readDueFiles(db: Database, parts: Parts, recipe: number, limit: number): Promise<DueFile[]> {
  const { rows } = await sql<DueFile>`
    select f.id, f.sha256, used.name from file f
    join lateral (
      select vf.name from variant_file vf where vf.file_id = f.id and ${hasParts(parts)} and ${isWanted(parts)} limit 1
    ) used on true
    where ${isDue(parts, recipe)}
    order by f.${sql.ref(parts.column)}, f.id limit ${limit}`.execute(db);
  return rows;
}

/** Whether a file of a content was last read for an older recipe version. */
export async function hasDueFiles(db: Database, parts: Parts, contentId: string, recipe: number): Promise<boolean> {
  const { rows } = await sql`
    select from variant v join variant_file vf on vf.variant_id = v.id join file f on f.id = vf.file_id
    where v.content_id = ${contentId} and ${hasParts(parts)} and ${isDue(parts, recipe)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the database refuses data by its type or a constraint, which it would do again in every attempt. */
export const isRefusedData = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && 'code' in error && /^2[23]/.test(String(error.code));

/** Finds published contents of a file that have a preview with a sample, as they once were public. */
export async function readSampled(db: Database, fileId: string, { sample }: PartsWithSamples): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.id from content c
    join variant v on v.content_id = c.id
    join variant_file vf on vf.variant_id = v.id
    where vf.file_id = ${fileId} and c.status = 'published'
      and exists (select from preview p where p.content_id = c.id and p.asset ->> 'ext' = ${sample})`.execute(db);
  return rows.map(({ id }) => id);
}
