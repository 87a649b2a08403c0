import { type EarnedDays, WORKS_PAGE } from '../../../features/earning/earnings/web/earned-works.tsx';
import { EarningsPage } from '../../../features/earning/earnings/web/earnings-page.tsx';
import { WithdrawPanel } from '../../../features/earning/earnings/web/withdraw-panel.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { contributorContext } from '../../contributor/contributor-context.ts';
import type { Route } from './+types/sales-and-earnings';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const by = url.searchParams.get('by') === 'month' ? 'month' : 'day';
  const wanted = url.searchParams.get('days');
  const days: EarnedDays = wanted === '30' || wanted === 'all' ? wanted : '365';
  const [current, chart, works, history] = await Promise.all([
    api('GET /contributor/sales-earnings/current', { query: {} }),
    api('GET /contributor/sales-earnings/chart', { query: { by } }),
    api('GET /contributor/sales-earnings/contents', { query: { days, limit: WORKS_PAGE } }),
    api('GET /withdraw-request/history', { query: { limit: 1 } }),
  ]);
  const isAffiliate = context.get(contributorContext).status === 'affiliate';
  return { current, chart, works, days, history, isAffiliate };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.earnings_title());

export default function SalesAndEarningsPage({ loaderData }: Route.ComponentProps) {
  const { history, ...earnings } = loaderData;
  return <EarningsPage {...earnings} withdrawals={<WithdrawPanel history={history} />} />;
}
