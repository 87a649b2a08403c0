import type { OutputOf } from '../../../../platform/http/operation.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { favoriteListsContract } from '../contract.ts';

export type FavoriteList = OutputOf<typeof favoriteListsContract.create>;
export type WholeList = OutputOf<typeof favoriteListsContract.single>;
export type ListItem = WholeList['items'][number];

export const listsPath = '/profile/favorites';

export const toListHref = (id: string): string => localizeHref(`${listsPath}/${encodeURIComponent(id)}`);

/** Address of the shared page, which anybody with the link may read. */
export const toSharedPath = (token: string): string => localizeHref(`/lists/${token}`);

export const countWorks = (count: number): string =>
  count === 1
    ? m.favorite_lists_works_one({ count: formatCount(1) })
    : m.favorite_lists_works({ count: formatCount(count) });
