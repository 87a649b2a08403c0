import type { Expression } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { toOrientation as orientationOf } from '../rules/listing.ts';
import { createDetailQuery, type ListingDetailRow } from '../store/detail.ts';

/**
 * Creates a function that reads a public content in one statement: its card and subcategories as JSON, its counts, and
 * the row that `selectRest`, a query about the content, returns. It returns undefined if the content isn't public.
 */
export function createListingDetailReader<Rest>(
  selectRest: (contentId: Expression<string>, currency: string) => Expression<Rest>,
): (db: Database, id: string, currency: string) => Promise<(ListingDetailRow & Rest) | undefined> {
  const select = createDetailQuery(selectRest);
  return async (...values) => (await select(...values))[0];
}

export const toOrientation = (width: number, height: number): 'landscape' | 'portrait' | 'square' =>
  orientationOf(width, height);
