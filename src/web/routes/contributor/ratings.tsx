import { ReceivedPage, type Shown } from '../../../features/buying/ratings/web/received-page.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/ratings';

export async function loader({ context, url }: Route.LoaderArgs) {
  const show: Shown = url.searchParams.get('show') === 'unanswered' ? 'unanswered' : 'all';
  return { show, first: await createLoaderApi(context)('GET /rating/received', { query: { show } }) };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.ratings_title());

export default function ContributorRatingsPage({ loaderData }: Route.ComponentProps) {
  return <ReceivedPage key={loaderData.show} {...loaderData} />;
}
