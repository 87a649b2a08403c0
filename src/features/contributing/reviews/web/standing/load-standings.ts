import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { ArborApi } from '../../../../../ui/api/client.ts';
import type { reviewsContract } from '../../contract/reviews.ts';

export type Standing = OutputOf<(typeof reviewsContract)['history']>;
export type OwnSubmission = Standing['submissions'][number];

/** Loads the review status of works by identifier; works that were deleted meanwhile are left out. */
export async function loadStandings(api: ArborApi, ids: readonly string[]): Promise<Record<string, Standing>> {
  if (ids.length === 0) return {};
  const { items } = await api('GET /content/histories', { query: { ids: ids.join(',') } });
  return Object.fromEntries(items.map((standing) => [standing.contentId, standing]));
}

/** Creates a function that loads the status of one work. Simultaneous calls are combined into one request. */
export function createStandingLoader(api: ArborApi): (id: string) => Promise<Standing | undefined> {
  let asked = new Set<string>();
  let loading: Promise<Record<string, Standing>> | undefined;
  return async (id) => {
    asked.add(id);
    loading ??= Promise.resolve().then(() => {
      const ids = [...asked];
      asked = new Set();
      loading = undefined;
      return loadStandings(api, ids);
    });
    return (await loading)[id];
  };
}
