import type { Database } from '../../../platform/database/pool.ts';
import { type FileRow, readFile } from '../store/detail.ts';
import { readVariantFacts, type VariantFacts } from '../store/variant-facts.ts';

export type VariantFile = FileRow;
export type { VariantFacts };

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
  return new Map((await readVariantFacts(db, ids)).map((row) => [row.id, row]));
}
