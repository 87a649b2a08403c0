import { adminContext, noStore } from '../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { loadOverview, parsePeriod } from '../../overview/load-overview.ts';
import { OverviewPage } from '../../overview/overview-page.tsx';
import type { Route } from './+types/overview';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { name, role } = context.get(adminContext);
  const period = parsePeriod(url.searchParams);
  return { name, period, data: await loadOverview(createLoaderApi(context), role, period) };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.admin_nav_overview());

export default function AdminOverviewPage({ loaderData: { data, name, period } }: Route.ComponentProps) {
  return <OverviewPage data={data} name={name} period={period} />;
}
