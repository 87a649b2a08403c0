import { useNavigation } from 'react-router';
import { CardGrid } from '../../../features/catalogue/catalogue/web/card-grid.tsx';
import { ListCards } from '../../../features/catalogue/favorite-lists/web/list-cards.tsx';
import { toFavoritesPage } from '../../../features/catalogue/favorites/web/favorite-view.ts';
import {
  FavoritesCount,
  FavoritesEmpty,
  FavoritesToolbar,
} from '../../../features/catalogue/favorites/web/favorites-page.tsx';
import { toApiQuery, toFavoritesQuery } from '../../../features/catalogue/favorites/web/favorites-query.ts';
import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { browserApi } from '../../../ui/api/client.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { LoadMoreButton } from '../../../ui/lists/load-more-button.tsx';
import { useLoadMore } from '../../../ui/lists/use-load-more.ts';
import { pathWithoutLocale } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { useFavoritesSince } from '../../../ui/session/favorites-store.ts';
import type { Route } from './+types/favorites';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = toFavoritesQuery(new URL(request.url).searchParams);
  const api = createLoaderApi(context);
  const [answer, lists] = await Promise.all([
    api('GET /favorites/all', { query: toApiQuery(query) }),
    api('GET /favorites/lists/all', { query: {} }),
  ]);
  const { items, nextCursor, total, totalIsMore, hidden } = answer;
  return { lists: lists.items, query, first: toFavoritesPage({ items, nextCursor }), total, totalIsMore, hidden };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.favorites_title());

export default function FavoritesPage({ loaderData }: Route.ComponentProps) {
  const { lists, query, first, total, totalIsMore, hidden } = loaderData;
  const more = useLoadMore({
    first,
    getId: ({ id }) => id,
    fetchPage: async (cursor) =>
      toFavoritesPage(await browserApi('GET /favorites/all', { query: { ...toApiQuery(query), cursor } })),
  });
  const { location } = useNavigation();
  const waiting = location !== undefined && pathWithoutLocale(location.pathname) === '/profile/favorites';
  const { before, now } = useFavoritesSince(loaderData);
  const emptied = totalIsMore ? 0 : more.items.filter(({ id }) => before.has(id) && !now.has(id)).length;
  const nothingYet = total === 0 && query.q === '';
  return (
    <>
      <ProfileTitle title={m.favorites_title()} text={m.favorites_about()} />
      {query.q === '' ? <ListCards lists={lists} /> : null}
      {nothingYet ? null : <FavoritesToolbar query={query} />}
      {nothingYet && hidden === 0 ? null : (
        <FavoritesCount total={total - emptied} more={totalIsMore} hidden={hidden} />
      )}
      {more.items.length === 0 ? (
        <FavoritesEmpty query={query} />
      ) : (
        <section aria-labelledby="works" aria-busy={waiting} className={waiting ? 'tiles-waiting' : undefined}>
          <h2 id="works" className="sr-only">
            {m.favorites_works()}
          </h2>
          <CardGrid items={more.items} first={4} focusId={more.focusId} />
          <LoadMoreButton more={more} />
        </section>
      )}
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
