import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { lockContributors, readActiveContributors } from '../../../people/contributors/service/references.ts';
import { type ListingSource, readOutdatedListings, refreshListing } from '../../catalogue/service/refresh-listing.ts';
import { lockCategories, readPublicPlacesById, readSubcategoriesById } from '../../categories/service/categories.ts';
import { lockContents, readSources } from '../store/source.ts';

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids)].filter((id) => id !== null);

/**
 * Locks the contents, their categories and their contributors until the transaction ends. Concurrent updates of the
 * same listing are serialized, and a category can't be unpublished meanwhile. The order of locks is the same
 * everywhere.
 */
export async function lockForIndexing(ctx: TransactionContext, ids: readonly string[]): Promise<void> {
  const contents = await lockContents(ctx.tx, ids);
  await lockCategories(ctx.tx, distinct(contents.map((content) => content.category_id)));
  await lockContributors(ctx.tx, distinct(contents.map((content) => content.contributor_id)));
}

/** Reads those of these contents that are publicly visible; the others are left out. */
async function readListingSources(ctx: TransactionContext, ids: readonly string[]): Promise<ListingSource[]> {
  const rows = await readSources(ctx.tx, ids);
  const byId = <Named extends { readonly _id: string }>(named: readonly Named[]) =>
    new Map(named.map((each) => [each._id, each]));
  const categories = byId(await readPublicPlacesById(ctx.tx, distinct(rows.map((row) => row.category_id))));
  const contributors = byId(await readActiveContributors(ctx.tx, distinct(rows.map((row) => row.contributor_id))));
  const subcategories = byId(await readSubcategoriesById(ctx.tx, distinct(rows.flatMap((row) => row.subcategory_ids))));
  return rows.flatMap((row) => {
    const category = categories.get(row.category_id);
    const contributor = contributors.get(row.contributor_id);
    if (category === undefined || contributor === undefined) return [];
    const {
      id,
      title,
      translated_title: translatedTitle,
      description,
      ai,
      keywords,
      prices,
      sale,
      formats,
      licences,
      items,
      preview,
      second,
    } = row;
    return {
      id,
      title,
      translatedTitle,
      language: row.language as ListingSource['language'],
      description,
      ai,
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      category,
      contributor,
      subcategories: row.subcategory_ids.flatMap((each) => subcategories.get(each) ?? []),
      keywords,
      prices,
      sale,
      formats,
      licences,
      items,
      preview,
      second,
    };
  });
}

/**
 * Updates the listings of these contents: a content is listed if it is public and has a price. Called in the
 * transaction that changes a content, its category or its contributor.
 */
export async function indexContent(ctx: TransactionContext, ids: readonly string[]): Promise<void> {
  await lockForIndexing(ctx, ids);
  await refreshListing(ctx, ids, await readListingSources(ctx, ids));
}

const BATCH = 50;
/** Time limit of a run; the next run continues. */
const RUN_MS = 40_000;

/** Rebuilds listings that an older version of the code has written, one batch after the other. */
export async function indexAnew(ctx: Context): Promise<void> {
  const until = Date.now() + RUN_MS;
  for (;;) {
    const ids = await readOutdatedListings(ctx.db, BATCH);
    if (ids.length === 0 || Date.now() > until) return;
    await inTransaction(ctx, (within) => indexContent(within, ids));
  }
}
