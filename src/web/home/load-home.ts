import type { Card, CardView } from '../../features/catalogue/catalogue/web/card-view.ts';
import { countFilling, toRatio } from '../../features/catalogue/catalogue/web/row-layout.ts';
import { toCardView, toPicture } from '../../features/catalogue/catalogue/web/to-card-view.ts';
import { toCategoryView } from '../../features/catalogue/categories/web/category-view.ts';
import { toCollectionCard } from '../../features/catalogue/collections/web/collection-card.tsx';
import { describeLeftOut } from '../../features/catalogue/exclusions/web/describe-left-out.ts';
import { toPostCard } from '../../features/editorial/blog/web/post-view.ts';
import type { ArborApi } from '../../ui/api/client.ts';

/** Number of works per shelf: about two rows on desktops, four on phones. */
const shelf = 8;
/** Number of works to load per shelf, so that its rows can be filled. */
const offered = 12;

/** All data of the home page. */
export async function loadHome(api: ArborApi, { showsAll }: { readonly showsAll: boolean }) {
  const own = showsAll ? {} : ({ personal: '1' } as const);
  const [published, newest, popular, free, collections, posts, keys, terms] = await Promise.all([
    api('GET /content-category/published', {}),
    api('GET /content/all', { query: { ...own, sort: 'newest', limit: offered } }),
    api('GET /content/all', { query: { ...own, sort: 'popular', limit: 32 } }),
    api('GET /content/all', { query: { ...own, price: 'free', sort: 'popular', limit: 3 * offered } }),
    api('GET /collection/showcase', {}),
    api('GET /blog/all/public', { query: { showcased: '1', limit: 3 } }),
    api('GET /content-category/popular-keys/all', { query: own }),
    api('GET /payment-settings/terms', {}),
  ]);
  const withPicture = popular.items.flatMap(({ preview }) => (preview?.kind === 'image' ? [toPicture(preview)] : []));
  const shelves = { newest: fillShelf(newest.items), popular: fillShelf(popular.items) };
  return {
    /** Note about hidden works in the whole catalogue. */
    leftOutNote: describeLeftOut(newest.leftOut, { isShown: showsAll, withThem: '/?show=all', withoutThem: '/' }),
    collage: withPicture.slice(0, 24),
    keys: keys.items.slice(0, 6).map(({ label, searched }) => ({ label, searched })),
    categories: published.items
      .map(toCategoryView)
      .map(({ key, name, count, covers }) => ({ key, name, count, covers })),
    newest: shelves.newest,
    popular: shelves.popular,
    free: fillShelf(others(free.items, [...shelves.newest, ...shelves.popular])),
    collections: collections.items.map(toCollectionCard),
    posts: posts.items.map(toPostCard),
    /** The contributor's share of a sale, in basis points. */
    contributorShare: 10_000 - terms.feeBasisPoints,
  };
}

/** The first works, as many as fill complete rows. */
function fillShelf(items: readonly Card[]): CardView[] {
  const views = items.slice(0, offered).map(toCardView);
  return views.slice(
    0,
    countFilling(
      views.map(({ picture }) => toRatio(picture)),
      shelf,
    ),
  );
}

/** Works that aren't on another shelf yet, followed by those that are. */
function others(items: readonly Card[], shown: readonly CardView[]): Card[] {
  const known = new Set(shown.map(({ id }) => id));
  const fresh = items.filter(({ _id }) => !known.has(_id));
  return [...fresh, ...items.filter(({ _id }) => known.has(_id))];
}
