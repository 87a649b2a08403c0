import type { Database } from '../../../platform/database/pool.ts';
import { readLicenceNames } from '../../licences/service/licences.ts';
import { type FileRow, readFile } from '../store/detail.ts';
import { readVariantFacts, readVariantFiles, readVariantsWith, type VariantFactsRow } from '../store/variant-facts.ts';

export type VariantFile = FileRow;

export interface VariantFacts extends VariantFactsRow {
  /** The licence's name, and the one in Bangla. */
  readonly licence: string;
  readonly licenceBn: string | null;
}

/** A file of a variant, with the variant's price; the first one where none is named. */
export const findVariantFile = (
  db: Database,
  contentId: string,
  variantId: string,
  fileId: string | undefined,
): Promise<VariantFile | undefined> => readFile(db, contentId, variantId, fileId);

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

/** Those of the variants that have every word of a text in their title, name or file names. */
export const findVariantsByText = (db: Database, variantIds: readonly string[], text: string): Promise<string[]> =>
  readVariantsWith(
    db,
    variantIds,
    text.split(/\s+/u).filter((word) => word !== ''),
  );
