import { MAX_FOUND } from '../features/money/discounts/web/find-works.ts';
import type { FindWorks } from '../features/money/discounts/web/work-picker.tsx';
import { browserApi } from '../ui/api/client.ts';

/** Finds the contributor's published works by words of their titles. */
export const findOwnWorks: FindWorks = async (q) => {
  const { items } = await browserApi('GET /content/mine', { query: { status: 'published', q, limit: MAX_FOUND } });
  return items.map(({ _id: id, title: name }) => ({ id, name }));
};
