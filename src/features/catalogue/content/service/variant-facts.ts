import type { Database } from '../../../../platform/database/pool.ts';
import { toWordPatterns } from '../../catalogue/service/reading/word-forms.ts';
import { readLicenceNames } from '../../licences/service/licences.ts';
import type { FileRow } from '../store/detail.ts';
import {
  readTitles,
  readVariantFacts,
  readVariantFiles,
  readVariantsWith,
  type VariantFactsRow,
} from '../store/variant-facts.ts';

export { findVariantFile, readFilesOfFormats } from '../store/detail.ts';

export type VariantFile = FileRow;

export interface VariantFacts extends VariantFactsRow {
  /** Name of the licence in English and in Bangla. */
  readonly licence: string;
  readonly licenceBn: string | null;
}

/** Finds names and prices of variants and the last version of their contents, by identifier. */
export async function findVariantFacts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VariantFacts>> {
  const [rows, licences] = await Promise.all([readVariantFacts(db, ids), readLicenceNames(db)]);
  const names = new Map(licences.map((licence) => [licence.code, licence]));
  return new Map(
    rows.map((row) => {
      const { name, nameBn } = names.get(row.licence_code) ?? { name: row.licence_code, nameBn: null };
      return [row.id, { ...row, licence: name, licenceBn: nameBn }];
    }),
  );
}

export interface TranslatedTitle {
  readonly language: 'en' | 'bn';
  /** The title in the site's other language, or null. */
  readonly translatedTitle: string | null;
}

/**
 * Creates a function that finds the language and translation of a stored title; it returns undefined if the work's
 * title has changed since.
 */
export async function createTitleTranslator(
  db: Database,
  contentIds: readonly string[],
): Promise<(contentId: string, title: string) => TranslatedTitle | undefined> {
  const rows = new Map((await readTitles(db, contentIds)).map((row) => [row.id, row]));
  return (contentId, title) => {
    const row = rows.get(contentId);
    if (row === undefined || row.title !== title) return undefined;
    return { language: row.language, translatedTitle: row.translated_title };
  };
}

export interface FileOfVariant {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  /** Size in bytes. */
  readonly size: number;
  readonly sha256: string;
  /** Whether a check found that the stored bytes are missing or have changed. */
  readonly isDamaged: boolean;
}

/** Finds the files of each of these variants, in their order. */
export async function findFilesOfVariants(
  db: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FileOfVariant[]>> {
  const files = new Map<string, FileOfVariant[]>(variantIds.map((id) => [id, []]));
  for (const { variant_id, damaged_at, ...file } of await readVariantFiles(db, variantIds))
    files.get(variant_id)?.push({ ...file, isDamaged: damaged_at !== null });
  return files;
}

/** Finds the variants whose title, name or file names contain every word of a text or a synonym of it. */
export const findVariantsByText = (db: Database, variantIds: readonly string[], text: string): Promise<string[]> =>
  readVariantsWith(db, variantIds, toWordPatterns(text));
