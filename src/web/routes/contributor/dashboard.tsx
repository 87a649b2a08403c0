import { Dashboard } from '../../../features/drafts/web/dashboard.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/dashboard';

export const loader = ({ context }: Route.LoaderArgs) =>
  createLoaderApi(context)('GET /content/mine', {
    query: { status: 'draft,pending,changes_requested,rejected,published', limit: 6 },
  });

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.drafts_dashboard_title());

export default function ContributorDashboardPage({ loaderData }: Route.ComponentProps) {
  return <Dashboard counts={loaderData.counts} latest={loaderData.items} />;
}
