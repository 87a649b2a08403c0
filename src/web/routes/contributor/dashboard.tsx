import { Dashboard } from '../../../features/drafts/web/dashboard/dashboard.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/dashboard';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const days = url.searchParams.get('days') === '90' ? '90' : '30';
  const [{ counts, items }, figures] = await Promise.all([
    api('GET /content/mine', { query: { status: 'draft,pending,changes_requested,rejected,published', limit: 6 } }),
    api('GET /content/figures', { query: { days } }),
  ]);
  return { counts, latest: items, figures };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.drafts_dashboard_title());

export default function ContributorDashboardPage({ loaderData }: Route.ComponentProps) {
  return <Dashboard {...loaderData} />;
}
