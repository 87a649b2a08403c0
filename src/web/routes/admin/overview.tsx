import { adminContext, noStore } from '../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { loadOverview } from '../../overview/load-overview.ts';
import { OverviewPage } from '../../overview/overview-page.tsx';
import { parsePeriod } from '../../overview/trade-section.tsx';
import type { Route } from './+types/overview';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { name, role } = context.get(adminContext);
  const period = parsePeriod(url.searchParams);
  return { name, role, period, data: await loadOverview(createLoaderApi(context), role) };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.admin_nav_overview());

export default function AdminOverviewPage({ loaderData: { data, name, role, period } }: Route.ComponentProps) {
  return <OverviewPage data={data} name={name} role={role} period={period} />;
}
