import { type Card, toCardView, toPicture } from '../../features/catalogue/catalogue/web/card-view.ts';
import { toCategoryView } from '../../features/catalogue/categories/web/category-view.ts';
import { toCollectionCard } from '../../features/catalogue/collections/web/collection-card.tsx';
import { describeLeftOut } from '../../features/catalogue/exclusions/web/describe-left-out.ts';
import { toPostCard } from '../../features/editorial/blog/web/post-view.ts';
import type { ArborApi } from '../../ui/api/client.ts';

/** Two rows on a desk, four on a phone. */
const shelf = 8;

/** Everything that the home page shows, in one go. */
export async function loadHome(api: ArborApi, { showsAll }: { readonly showsAll: boolean }) {
  const own = showsAll ? {} : ({ personal: '1' } as const);
  const [published, newest, popular, free, collections, posts, keys, terms] = await Promise.all([
    api('GET /content-category/published', {}),
    api('GET /content/all', { query: { ...own, sort: 'newest', limit: shelf } }),
    api('GET /content/all', { query: { ...own, sort: 'popular', limit: 32 } }),
    api('GET /content/all', { query: { ...own, price: 'free', sort: 'popular', limit: 3 * shelf } }),
    api('GET /collection/showcase', {}),
    api('GET /blog/all/public', { query: { showcased: '1', limit: 3 } }),
    api('GET /content-category/popular-keys/all', { query: own }),
    api('GET /payment-settings/terms', {}),
  ]);
  const withPicture = popular.items.flatMap(({ preview }) => (preview?.kind === 'image' ? [toPicture(preview)] : []));
  return {
    /** Of the whole catalogue. */
    leftOutNote: describeLeftOut(newest.leftOut, { isShown: showsAll, withThem: '/?show=all', withoutThem: '/' }),
    collage: withPicture.slice(0, 24),
    keys: keys.items.slice(0, 6).map(({ label, searched }) => ({ label, searched })),
    categories: published.items
      .map(toCategoryView)
      .map(({ key, name, count, covers }) => ({ key, name, count, covers })),
    newest: newest.items.map(toCardView),
    popular: popular.items.slice(0, shelf).map(toCardView),
    free: others(free.items, [newest.items, popular.items.slice(0, shelf)]).map(toCardView),
    collections: collections.items.map(toCollectionCard),
    posts: posts.items.map(toPostCard),
    /** Of a sale, for its contributor; in basis points. */
    contributorShare: 10_000 - terms.feeBasisPoints,
  };
}

/** A shelf of works that aren't on another one yet, as far as there are enough. */
function others(items: readonly Card[], shown: readonly (readonly Card[])[]): Card[] {
  const known = new Set(shown.flat().map(({ _id }) => _id));
  const fresh = items.filter(({ _id }) => !known.has(_id));
  return [...fresh, ...items.filter(({ _id }) => known.has(_id))].slice(0, shelf);
}
