import type { Expression } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { toOrientation as orientationOf } from '../rules/listing.ts';
import { createDetailQuery, type ListingDetailRow } from '../store/detail.ts';

/**
 * Makes a reader of one public content: its card and subcategories as JSON, its counts, and in the same statement the row that
 * `selectRest`, a query about that content, finds. It reads undefined where the content isn't public.
 */
export function createListingDetailReader<Rest>(
  selectRest: (contentId: Expression<string>, currency: string) => Expression<Rest>,
): (db: Database, id: string, currency: string) => Promise<(ListingDetailRow & Rest) | undefined> {
  const select = createDetailQuery(selectRest);
  return async (...values) => (await select(...values))[0];
}

export const toOrientation = (width: number, height: number): 'landscape' | 'portrait' | 'square' =>
  orientationOf(width, height);
