import { readUsersState, usersQuery } from '../../../features/accounts/web/users/users-address.ts';
import { UsersPage } from '../../../features/accounts/web/users/users-page.tsx';
import { noStore } from '../../../features/admins/web/admin-context.ts';
import { adminMeta } from '../../../ui/admin/meta.ts';
import { loaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { Route } from './+types/users';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readUsersState(url.searchParams);
  return { state, users: await loaderApi(context)('GET /user/all', { query: usersQuery(state) }) };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, m.admin_nav_users());

export default function AdminUsersPage({ loaderData: { users, state } }: Route.ComponentProps) {
  return <UsersPage users={users} state={state} />;
}
