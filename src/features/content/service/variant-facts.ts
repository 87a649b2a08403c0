import type { Database } from '../../../platform/database/pool.ts';
import { readLicenceNames } from '../../licences/service/licences.ts';
import { type FileRow, readFile } from '../store/detail.ts';
import { readVariantFacts, type VariantFactsRow } from '../store/variant-facts.ts';

export type VariantFile = FileRow;

export interface VariantFacts extends VariantFactsRow {
  /** The licence's name. */
  readonly licence: string;
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
  const names = new Map(licences.map(({ code, name }) => [code, name]));
  return new Map(rows.map((row) => [row.id, { ...row, licence: names.get(row.licence_code) ?? row.licence_code }]));
}
