import type { Database } from '../../../platform/database/pool.ts';
import { toOrientation as orientationOf } from '../rules/listing.ts';
import { type ListingDetailRow, readListingDetail as readDetailRow } from '../store/detail.ts';

/**
 * Of one public content: its card and subcategories as JSON, and the counts of people; undefined where it isn't
 * public.
 */
export const readListingDetail = (db: Database, id: string): Promise<ListingDetailRow | undefined> =>
  readDetailRow(db, id);

export const toOrientation = (width: number, height: number): 'landscape' | 'portrait' | 'square' =>
  orientationOf(width, height);
