import { useEffect } from 'react';
import { onFavoriteToggled } from '../../ui/session/favorites-store.ts';
import { openSignIn } from '../../ui/session/sign-in-store.ts';

const load = () => import('../../features/favorites/web/favorites.ts');

/** Keeps the hearts of the page: loaded once somebody is signed in, emptied when they leave. `userId` of whoever may have some. */
export function useFavoritesHost(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    void load().then(({ loadFavorites }) => loadFavorites());
    return () => void load().then(({ resetFavorites }) => resetFavorites());
  }, [userId]);
  useEffect(
    () =>
      onFavoriteToggled((id) => {
        if (userId === undefined) openSignIn('favorite', () => load().then(({ setFavorite }) => setFavorite(id, true)));
        else void load().then(({ toggle }) => toggle(id));
      }),
    [userId],
  );
}
