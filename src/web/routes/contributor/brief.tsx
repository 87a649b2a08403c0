import { BriefPage } from '../../../features/editorial/requests/web/briefs/brief-page.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/brief';

/** Statuses of works that can answer a brief. */
const status = 'draft,pending,changes_requested,published';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [whole, { items }] = await Promise.all([
    api('GET /content-request/briefs/{id}', { params: { id } }),
    api('GET /content/mine', { query: { status, limit: 100 } }),
  ]);
  const works = items.filter(({ revisionOf }) => revisionOf === null).map(({ _id, title }) => ({ _id, title }));
  return { whole, works };
}

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, page.loaderData?.whole.brief.title ?? m.requests_briefs_title());

export default function ContributorBriefPage({ loaderData }: Route.ComponentProps) {
  return <BriefPage key={loaderData.whole.brief._id} {...loaderData} />;
}
