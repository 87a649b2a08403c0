import { usersList } from '../../../../features/people/accounts/web/users/users-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/users';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(usersList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, usersList.title());

export default function AdminUsersPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={usersList} answer={loaderData} />;
}
