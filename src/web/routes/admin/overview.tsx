import { adminContext, unkept } from '../../../features/accounts/web/admin/admin-context.ts';
import { adminMeta } from '../../../features/accounts/web/admin/admin-meta.ts';
import { loadOverview } from '../../../features/accounts/web/admin/load-overview.ts';
import { OverviewPage } from '../../../features/accounts/web/admin/overview-page.tsx';
import { pageApi } from '../../page-api.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/overview';

export async function loader({ context }: Route.LoaderArgs) {
  const { name, role } = context.get(adminContext);
  return { name, data: await loadOverview(pageApi(context), role) };
}

export const headers: Route.HeadersFunction = () => unkept;

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, m.accounts_admin_nav_overview());

export default function AdminOverviewPage({ loaderData: { data, name } }: Route.ComponentProps) {
  return <OverviewPage data={data} name={name} />;
}
