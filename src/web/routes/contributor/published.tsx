import { loadWorks } from '../../../features/earning/earnings/web/works/load-works.ts';
import { worksTabs } from '../../../features/earning/earnings/web/works/works-list.ts';
import { WorksPage } from '../../../features/earning/earnings/web/works/works-page.tsx';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { contributorContext } from '../../contributor/contributor-context.ts';
import type { Route } from './+types/published';

const tab = 'published';

export async function loader({ context, url }: Route.LoaderArgs) {
  const maySubmit = context.get(contributorContext).status === 'active';
  return { data: await loadWorks(context, url, tab), maySubmit };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, worksTabs[tab].label());

export default function ContributorPublishedPage({ loaderData }: Route.ComponentProps) {
  return <WorksPage tab={tab} {...loaderData} />;
}
