import { type ArborApi, isApiError } from '../../../../../ui/api/client.ts';
import { loadStandings } from './load-standings.ts';

/** Own works of some statuses, the first page, with where each stands; without that where it can't be had. */
export async function loadReviewedWorks(api: ArborApi, statuses: string) {
  const page = await api('GET /content/mine', { query: { status: statuses } });
  const ids = page.items.map(({ _id }) => _id);
  const standings = await loadStandings(api, ids).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    return {};
  });
  return { page, standings };
}
