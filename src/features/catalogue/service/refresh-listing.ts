import type { TransactionContext } from '../../../platform/context.ts';
import { type ListingSource, readListingSources } from '../../content/store/source.ts';
import { toCard, toFacets, toTerms } from '../rules/listing.ts';
import { toDictionary } from '../rules/terms.ts';
import { addListings, addWords, type ListingEntry, lockSources, removeListings } from '../store/refresh-listing.ts';

function toEntry(source: ListingSource, currency: string): ListingEntry {
  const facets = toFacets(source);
  const minPrice = Math.min(...source.prices);
  return {
    contentId: source.id,
    categoryId: source.category._id,
    popularity: source.popularity,
    publishedAt: new Date(source.published_at),
    minPrice,
    otherPrices: [...new Set(source.prices)].filter((price) => price > minPrice),
    facets,
    terms: [...new Set([...facets, ...toTerms(source)])],
    card: toCard(source, currency),
  };
}

const words = (source: ListingSource): { word: string; stem: string }[] =>
  toDictionary({
    title: source.title,
    keywords: source.keywords,
    names: [source.category.name, source.category.nameBn ?? '', source.contributor.name],
    description: '',
  });

/**
 * Makes the listing say what these contents are now: in where they may be seen and something of them has a price,
 * out otherwise. Called in the transaction that changes a content, its category or its contributor.
 */
export async function refreshListing(ctx: TransactionContext, ids: readonly string[]): Promise<void> {
  await lockSources(ctx.tx, ids);
  await removeListings(ctx.tx, ids);
  const sources = (await readListingSources(ctx.tx, ids)).filter((source) => source.prices.length > 0);
  await addListings(
    ctx.tx,
    sources.map((source) => toEntry(source, ctx.platform.config.ARBOR_CURRENCY)),
  );
  await addWords(ctx.tx, sources.flatMap(words));
}
