import { categoryViewOf } from '../../features/categories/web/category-view.ts';
import { collectionCardOf } from '../../features/collections/web/collection-card.tsx';
import { cardViewOf, pictureOf } from '../../features/content/web/card-view.ts';
import type { ArborApi } from '../api.ts';

/** Everything that the home page shows, in one go. */
export async function loadHome(api: ArborApi) {
  const [published, newest, popular, free, collections, keys] = await Promise.all([
    api('GET /content-category/published', {}),
    api('GET /content/all', { query: { sort: 'newest', limit: 10 } }),
    api('GET /content/all', { query: { sort: 'popular', limit: 32 } }),
    api('GET /content/all', { query: { price: 'free', sort: 'popular', limit: 10 } }),
    api('GET /collection/all', { query: { limit: 4 } }),
    api('GET /content-category/popular-keys/all', {}),
  ]);
  const pictured = popular.items.flatMap(({ preview }) => (preview?.kind === 'image' ? [pictureOf(preview)] : []));
  return {
    collage: pictured.slice(0, 24),
    keys: keys.items.slice(0, 6).map(({ label }) => label),
    categories: published.items
      .map(categoryViewOf)
      .map(({ key, name, count, covers }) => ({ key, name, count, covers })),
    newest: newest.items.map(cardViewOf),
    popular: popular.items.slice(0, 10).map(cardViewOf),
    free: free.items.map(cardViewOf),
    collections: collections.items.map(collectionCardOf),
  };
}
