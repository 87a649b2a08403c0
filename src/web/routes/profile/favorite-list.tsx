import { ListEditor } from '../../../features/catalogue/favorite-lists/web/list-editor.tsx';
import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/favorite-list';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  createLoaderApi(context)('GET /favorites/lists/single/{id}', { params: { id: params.id } });

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, page.loaderData?.list.name ?? m.favorite_lists_title());

export default function FavoriteListPage({ loaderData }: Route.ComponentProps) {
  return <ListEditor whole={loaderData} />;
}

export const ErrorBoundary = ProfilePageFailure;
