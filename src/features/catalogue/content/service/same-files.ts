import type { Database } from '../../../../platform/database/pool.ts';
import { readSameFiles } from '../store/same-files.ts';

/** A variant with the same files as another one, but its own licence and price. */
export interface SameFiles {
  readonly variantId: string;
  readonly otherId: string;
  readonly licenceCode: string;
  /** Price in minor units. */
  readonly price: number;
}

/** Finds other variants of the same works that are for sale and have the same files. */
export async function findSameFiles(db: Database, variantIds: readonly string[]): Promise<SameFiles[]> {
  const rows = await readSameFiles(db, variantIds);
  return rows.map((row) => ({
    variantId: row.id,
    otherId: row.other_id,
    licenceCode: row.licence_code,
    price: row.price,
  }));
}
