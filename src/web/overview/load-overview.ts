import type { dashboardContract } from '../../features/earning/earnings/contract/dashboard.ts';
import type { Admin } from '../../features/people/admins/web/admin.ts';
import type { InputOf, OutputOf } from '../../platform/http/operation.ts';
import { type ArborApi, isApiError } from '../../ui/api/client.ts';

type Dashboard = typeof dashboardContract.dashboard;
export type AdminFigures = Extract<OutputOf<Dashboard>, { kind: 'admin' }>;
export type Period = InputOf<Dashboard>['query']['days'];

export const periods: readonly Period[] = ['7', '30', '90'];
export const usualPeriod: Period = '30';

/** Period in the page's address. */
export const parsePeriod = (search: URLSearchParams): Period =>
  periods.find((each) => each === search.get('days')) ?? usualPeriod;

/** Undefined if the figures can't be loaded, without which the page is still shown. */
async function loadFigures(api: ArborApi, days: Period): Promise<AdminFigures | undefined> {
  try {
    const answer = await api('GET /dashboard', { query: { days } });
    return answer.kind === 'admin' ? answer : undefined;
  } catch (error) {
    if (!isApiError(error) || error.status === 401) throw error;
    return undefined;
  }
}

/** Data of the overview: revenue, waiting tasks, and new people and works. */
export async function loadOverview(api: ArborApi, role: Admin['role'], period: Period) {
  const [figures, inbox, latest, audit] = await Promise.all([
    loadFigures(api, period),
    api('GET /admin/inbox', {}),
    api('GET /user/all', { query: { limit: 6 } }),
    role === 'owner' ? api('GET /admin/audit', { query: { limit: 6 } }) : null,
  ]);
  return { figures, inbox: inbox.items, latest: latest.items, audit: audit?.items ?? null };
}

export type OverviewData = Awaited<ReturnType<typeof loadOverview>>;
