import { loadReviewedWorks } from '../../../features/contributing/reviews/web/standing/load-reviewed-works.ts';
import { ReviewedWorks } from '../../../features/contributing/reviews/web/standing/reviewed-works.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/pending';

const statuses = 'pending';

export const loader = ({ context }: Route.LoaderArgs) => loadReviewedWorks(createLoaderApi(context), statuses);

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.drafts_nav_pending());

export default function ContributorPendingPage({ loaderData }: Route.ComponentProps) {
  return (
    <ReviewedWorks
      title={m.drafts_nav_pending()}
      loaded={loaderData}
      statuses={statuses}
      path="/contributor/assets/pending"
      empty={m.drafts_empty_pending()}
    />
  );
}
