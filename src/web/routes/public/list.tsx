import { data } from 'react-router';
import {
  SharedListPage,
  toSharedListView,
  UnsharedList,
} from '../../../features/catalogue/favorite-lists/web/shared-list-page.tsx';
import { getApi, isApiError } from '../../../ui/api/client.ts';
import { toLoaderError } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/list';

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    const found = await getApi(context)('GET /favorites/lists/shared/{token}', { params: { token } });
    return data({ list: toSharedListView(found), token });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return data({ list: null, token }, { status: 404 });
    throw toLoaderError(error);
  }
}

/** Forbids caching, because the owner can stop sharing at any moment. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, page.loaderData?.list?.name ?? m.favorite_lists_missing());

export default function ListPage({ loaderData: { list, token } }: Route.ComponentProps) {
  return list === null ? <UnsharedList /> : <SharedListPage list={list} token={token} />;
}
