import type { TransactionContext } from '../../../../platform/context.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { type ListingSource, toListingEntry, toListingWords } from '../rules/listing.ts';
import { stemWord, tokenize } from '../rules/words.ts';
import {
  addListings,
  addWords,
  LISTING_RECIPE,
  readOutdated,
  removeListings,
  removeUnusedWords,
} from '../store/refresh-listing.ts';

export type { ListingSource } from '../rules/listing.ts';

/**
 * Updates the listings of these contents: those in `sources` with a price are listed, the others removed. Called in the
 * transaction that changes and locks the contents, their category or their contributor.
 */
export async function refreshListing(
  ctx: TransactionContext,
  ids: readonly string[],
  sources: readonly ListingSource[],
): Promise<void> {
  await removeListings(ctx.tx, ids);
  const listed = sources.filter((source) => source.prices.length > 0);
  const currency = ctx.platform.config.ARBOR_CURRENCY;
  await addListings(
    ctx.tx,
    listed.map((source) => toListingEntry(source, currency)),
  );
  await addWords(ctx.tx, listed.flatMap(toListingWords));
}

/** Finds at most `max` contents whose listing an older version of the code has written. */
export const readOutdatedListings = (db: Database, max: number): Promise<string[]> =>
  readOutdated(db, LISTING_RECIPE, max);

/** Removes the words of these names from the dictionary if no listing has them any more. */
export async function forgetNames(tx: Transaction, names: readonly string[]): Promise<void> {
  const words = names.flatMap((name) => tokenize(name));
  await removeUnusedWords(
    tx,
    words.map((word) => ({ word, stem: stemWord(word) })),
  );
}
