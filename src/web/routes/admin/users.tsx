import { unkept } from '../../../features/accounts/web/admin/admin-context.ts';
import { adminMeta } from '../../../features/accounts/web/admin/admin-meta.ts';
import { readUsersState, usersQuery } from '../../../features/accounts/web/admin/users-address.ts';
import { UsersPage } from '../../../features/accounts/web/admin/users-page.tsx';
import { pageApi } from '../../page-api.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/users';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readUsersState(url.searchParams);
  return { state, users: await pageApi(context)('GET /user/all', { query: usersQuery(state) }) };
}

export const headers: Route.HeadersFunction = () => unkept;

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, m.accounts_admin_nav_users());

export default function AdminUsersPage({ loaderData: { users, state } }: Route.ComponentProps) {
  return <UsersPage users={users} state={state} />;
}
