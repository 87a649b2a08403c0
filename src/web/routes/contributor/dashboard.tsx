import { Dashboard } from '../../../features/contributing/drafts/web/dashboard/dashboard.tsx';
import { EarnedAmounts, Selling } from '../../../features/earning/earnings/web/dashboard-earnings.tsx';
import { OwnDownloads } from '../../../features/earning/earnings/web/own-downloads.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { contributorContext, isWorkingStanding } from '../../contributor/contributor-context.ts';
import { loadFormerEarnings, loadOwnEarnings } from '../../contributor/load-own-earnings.ts';
import { NextSteps } from '../../contributor/next-steps.tsx';
import type { Route } from './+types/dashboard';

const MAX_LISTED = 5;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  if (!isWorkingStanding(context.get(contributorContext).status))
    return { earnings: await loadFormerEarnings(api), work: null };
  const days = url.searchParams.get('days') === '90' ? '90' : '30';
  const [{ counts }, figures, earnings, recent, most, history, briefs] = await Promise.all([
    api('GET /content/mine', { query: { limit: 1 } }),
    api('GET /content/figures', { query: { days } }),
    loadOwnEarnings(api, days),
    api('GET /contributor/downloads/recent', { query: { limit: MAX_LISTED } }),
    api('GET /contributor/downloads/most', { query: { days, limit: MAX_LISTED } }),
    api('GET /withdraw-request/history', { query: { limit: 1 } }),
    api('GET /content-request/briefs', { query: { suits: 'me', limit: 1 } }),
  ]);
  const next = { counts, history, brief: briefs.items[0] };
  return {
    earnings,
    work: { counts, figures, sales: earnings.sales, next, recent: recent.items, most: most.items },
  };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.drafts_dashboard_title());

export default function ContributorDashboardPage({ loaderData: { earnings, work } }: Route.ComponentProps) {
  const earned = <EarnedAmounts earnings={earnings} />;
  const selling = <Selling earnings={earnings} isWorking={work !== null} />;
  if (work === null)
    return (
      <>
        <h1 className="text-28 tracking-tight lg:text-36">{m.drafts_dashboard_title()}</h1>
        {earned}
        <div className="mt-6">{selling}</div>
      </>
    );
  const { recent, most, next, ...shown } = work;
  return (
    <Dashboard
      {...shown}
      nextSteps={<NextSteps {...next} />}
      earned={earned}
      selling={selling}
      downloads={<OwnDownloads recent={recent} most={most} days={earnings.days} />}
    />
  );
}
