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

export { findVariantFile } from '../store/detail.ts';

export type VariantFile = FileRow;

export interface VariantFacts extends VariantFactsRow {
  /** The licence's name, and the one in Bangla. */
  readonly licence: string;
  readonly licenceBn: string | null;
}

/** What variants are called, cost, and which version of their content is the last, by identifier. */
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
  /** In the other language; null where there is none. */
  readonly translatedTitle: string | null;
}

/** Gives the language of a title that was kept, and its translation: none where the work is called otherwise by now. */
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
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  /** Its stored bytes are known not to be what they were. */
  readonly isDamaged: boolean;
}

/** The files of each of these variants, in their order. */
export async function findFilesOfVariants(
  db: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FileOfVariant[]>> {
  const files = new Map<string, FileOfVariant[]>(variantIds.map((id) => [id, []]));
  for (const { variant_id, damaged_at, ...file } of await readVariantFiles(db, variantIds))
    files.get(variant_id)?.push({ ...file, isDamaged: damaged_at !== null });
  return files;
}

/** Those of the variants that have every word of a text, or what means the same, in their title, name or file names. */
export const findVariantsByText = (db: Database, variantIds: readonly string[], text: string): Promise<string[]> =>
  readVariantsWith(db, variantIds, toWordPatterns(text));
