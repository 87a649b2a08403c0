import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { lastVersionOfContent } from './versions.ts';

/** Reads names and prices of variants, of public and other contents. */
export async function readVariantFacts(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('variant as v')
    .innerJoin('content as c', 'c.id', 'v.content_id')
    .select([
      'v.id',
      'v.content_id',
      'c.title',
      'v.name as variant_name',
      'v.licence_code',
      'v.price',
      lastVersionOfContent.as('last_version'),
    ])
    .where('v.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export type VariantFactsRow = Awaited<ReturnType<typeof readVariantFacts>>[number];

/** Reads the current titles of works and their translations. */
export const readTitles = (db: Database, contentIds: readonly string[]) =>
  db
    .selectFrom('content')
    .select(['id', 'title', 'translated_title', 'language'])
    .where('id', '=', sql<string>`any(${contentIds}::uuid[])`)
    .$narrowType<{ language: 'en' | 'bn' }>()
    .execute();

/** Reads the files of these variants, in their order. */
export const readVariantFiles = (db: Database, variantIds: readonly string[]) =>
  db
    .selectFrom('variant_file as vf')
    .innerJoin('file as f', 'f.id', 'vf.file_id')
    .select(['vf.variant_id', 'f.id', 'vf.name', 'vf.format', 'f.size', 'f.sha256', 'f.damaged_at'])
    .where('vf.variant_id', '=', sql<string>`any(${variantIds}::uuid[])`)
    .orderBy('vf.variant_id')
    .orderBy('vf.position')
    .execute();

/** Finds the variants whose title, name or file names match every regular expression, in lower case. */
export async function readVariantsWith(
  db: Database,
  variantIds: readonly string[],
  patterns: readonly string[],
): Promise<string[]> {
  const said = sql<string>`lower(normalize(concat_ws(' ', c.title, c.translated_title, v.name,
    (select string_agg(vf.name, ' ') from variant_file vf where vf.variant_id = v.id))))`;
  const rows = await db
    .selectFrom('variant as v')
    .innerJoin('content as c', 'c.id', 'v.content_id')
    .select('v.id')
    .where('v.id', '=', sql<string>`any(${variantIds}::uuid[])`)
    .where((eb) => eb.and(patterns.map((pattern) => sql<boolean>`${said} ~ ${pattern}`)))
    .execute();
  return rows.map(({ id }) => id);
}
