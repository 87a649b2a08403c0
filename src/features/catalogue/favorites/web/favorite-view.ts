import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { ListPage } from '../../../../ui/lists/fetch-new-items.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { CardView } from '../../catalogue/web/card-view.ts';
import { toCardView } from '../../catalogue/web/to-card-view.ts';
import type { favoritesContract } from '../contract.ts';

type Page = Pick<OutputOf<typeof favoritesContract.all>, 'items' | 'nextCursor'>;

/** Converts a page of favourites to cards and marks works that have changed. */
export const toFavoritesPage = ({ items, nextCursor }: Page): ListPage<CardView> => ({
  items: items.map((item) => ({
    ...toCardView(item),
    ...(item.newVersion === null ? {} : { mark: m.favorites_new_version() }),
  })),
  next: nextCursor,
});
