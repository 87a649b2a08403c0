import { ratingAdminList } from '../../../../features/buying/ratings/web/admin/rating-admin-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/ratings';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(ratingAdminList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, ratingAdminList.title());

export default function AdminRatingsPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={ratingAdminList} answer={loaderData} />;
}
