import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { lockContributors, readActiveContributors } from '../../../people/contributors/service/references.ts';
import { type ListingSource, readOutdatedListings, refreshListing } from '../../catalogue/service/refresh-listing.ts';
import { lockCategories, readPublicPlacesById, readSubcategoriesById } from '../../categories/service/categories.ts';
import { lockContents, readSources } from '../store/source.ts';

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids)].filter((id) => id !== null);

/**
 * Locks the contents, and keeps their categories and contributors from changing, until the transaction ends: two that
 * index the same content take turns, and an unpublished category can't be overtaken. In one order everywhere.
 */
export async function lockForIndexing(ctx: TransactionContext, ids: readonly string[]): Promise<void> {
  const contents = await lockContents(ctx.tx, ids);
  await lockCategories(ctx.tx, distinct(contents.map((content) => content.category_id)));
  await lockContributors(ctx.tx, distinct(contents.map((content) => content.contributor_id)));
}

/** What may be seen by anybody, of these contents; the others are left out. */
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
      formats,
      licences,
      items,
      preview,
      second,
    };
  });
}

/**
 * Makes the listing say what these contents are now: in where they may be seen and something of them has a price,
 * out otherwise. Called in the transaction that changes a content, its category or its contributor.
 */
export async function indexContent(ctx: TransactionContext, ids: readonly string[]): Promise<void> {
  await lockForIndexing(ctx, ids);
  await refreshListing(ctx, ids, await readListingSources(ctx, ids));
}

const BATCH = 50;
/** A run ends after that time; the next one goes on. */
const RUN_MS = 40_000;

/** Makes rows of the listing anew that were made in an older way, some of them at each run. */
export async function indexAnew(ctx: Context): Promise<void> {
  const until = Date.now() + RUN_MS;
  for (;;) {
    const ids = await readOutdatedListings(ctx.db, BATCH);
    if (ids.length === 0 || Date.now() > until) return;
    await inTransaction(ctx, (within) => indexContent(within, ids));
  }
}
