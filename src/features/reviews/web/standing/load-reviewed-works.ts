import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { ArborApi } from '../../../../ui/api/client.ts';
import type { reviewsContract } from '../../contract.ts';

export type Standing = OutputOf<(typeof reviewsContract)['history']>;
export type OwnSubmission = Standing['submissions'][number];

/** Where each of these works stands in review, by identifier; one that is gone meanwhile is left out. */
async function loadStandings(api: ArborApi, ids: readonly string[]): Promise<Record<string, Standing>> {
  const standings = await Promise.all(
    ids.map((id) => api('GET /content/mine/{id}/history', { params: { id } }).catch(() => undefined)),
  );
  return Object.fromEntries(standings.flatMap((standing) => (standing ? [[standing.contentId, standing]] : [])));
}

/** Own works of some statuses, the first page, with where each stands. */
export async function loadReviewedWorks(api: ArborApi, statuses: string) {
  const page = await api('GET /content/mine', { query: { status: statuses } });
  return {
    page,
    standings: await loadStandings(
      api,
      page.items.map(({ _id }) => _id),
    ),
  };
}
