import type { ArborApi } from '../../../../ui/api/client.ts';
import type { FindWorks } from './work-picker.tsx';

/** Number of works that the picker shows at once. */
export const MAX_FOUND = 50;

/** Creates a search of all published works, newest first without words; `price`: only those that cost something. */
export const createWorkFinder =
  (api: ArborApi, filters: { readonly price?: 'paid' } = {}): FindWorks =>
  async (q) => {
    const { items } = await api('GET /content/all', {
      query: { ...filters, limit: MAX_FOUND, ...(q === '' ? { sort: 'newest' as const } : { q }) },
    });
    return items.map(({ _id: id, title, contributor }) => ({ id, name: `${title} (${contributor.name})` }));
  };
