import type { Database } from '../../../../platform/database/pool.ts';
import { listOfferedLicences } from '../../licences/service/licences.ts';
import { readLastChoices } from '../store/last-choices.ts';

/** What a contributor chose for the latest priced work of a category. */
export interface LastChoice {
  readonly subcategoryId: string | null;
  /** Licence and price of that work; undefined if the licence is no longer offered. */
  readonly terms: { readonly licence: string; readonly price: number } | undefined;
}

/** Finds a contributor's latest choices by category. */
export async function findLastChoices(db: Database, contributorId: string): Promise<ReadonlyMap<string, LastChoice>> {
  const rows = await readLastChoices(db, contributorId);
  const offered = rows.length === 0 ? [] : (await listOfferedLicences(db)).map(({ code }) => code);
  return new Map(
    rows.flatMap(({ category_id, subcategory_id, licence_code: licence, price }) => {
      const terms = price === null || !offered.includes(licence) ? undefined : { licence, price };
      return category_id === null ? [] : [[category_id, { subcategoryId: subcategory_id, terms }] as const];
    }),
  );
}
