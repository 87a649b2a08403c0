import { type ArborApi, isApiError } from '../../../../../ui/api/client.ts';
import { loadStandings } from './load-standings.ts';

/** The first page of one's own works in some statuses, with their review status if that can be loaded. */
export async function loadReviewedWorks(api: ArborApi, statuses: string) {
  const page = await api('GET /content/mine', { query: { status: statuses } });
  const ids = page.items.map(({ _id }) => _id);
  const standings = await loadStandings(api, ids).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    return {};
  });
  return { page, standings };
}
