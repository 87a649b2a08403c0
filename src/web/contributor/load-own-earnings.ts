import type { OwnEarnings } from '../../features/earning/earnings/web/dashboard-earnings.tsx';
import type { ArborApi } from '../../ui/api/client.ts';

type Days = '30' | '90';

/** Earnings of an active contributor. */
export async function loadOwnEarnings(
  api: ArborApi,
  days: Days,
): Promise<OwnEarnings & { readonly sales: { readonly now: number; readonly before: number } }> {
  const answer = await api('GET /dashboard', { query: { days } });
  if (answer.kind !== 'contributor') throw new Error('The dashboard of a contributor was expected.');
  return { ...answer, days: Number(days) };
}

const DAYS = 30;
const MAX_SELLING = 5;

/** Earnings of a former contributor, by the operations that remain allowed. */
export async function loadFormerEarnings(api: ArborApi): Promise<OwnEarnings> {
  const [{ currency, balances }, { spans }, { items }] = await Promise.all([
    api('GET /contributor/sales-earnings/current', { query: { limit: 1 } }),
    api('GET /contributor/sales-earnings/chart', { query: { by: 'day' } }),
    api('GET /contributor/sales-earnings/contents', { query: { days: `${DAYS}`, limit: MAX_SELLING } }),
  ]);
  const now = spans.reduce((sum, { earned, returned }) => sum + earned - returned, 0);
  const selling = items.map(({ contentId, title, sales, refunds, share }) => ({
    contentId,
    title,
    sales,
    refunds,
    share,
  }));
  return { days: DAYS, currency, balances, earned: { now, before: undefined }, selling };
}
