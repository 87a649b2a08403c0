import { queueList } from '../../../../features/contributing/reviews/web/admin/queue-list.tsx';
import { ReviewScreen } from '../../../../features/contributing/reviews/web/admin/review-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { parseListState } from '../../../../ui/admin/lists/list-state.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/review';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { cursor: _, ...query } = parseListState(queueList, url.searchParams);
  const api = createLoaderApi(context);
  const [review, aids] = await Promise.all([
    api('GET /content/request/contributor/single/{id}', { params: { id: params.id }, query }),
    api('GET /content/review/aids', { query: { submission: params.id } }),
  ]);
  return { review, aids };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, page.loaderData?.review.submission.title ?? m.admin_nav_contributors_requests());

export default function AdminReviewPage({ loaderData: { review, aids } }: Route.ComponentProps) {
  return <ReviewScreen key={review.submission._id} review={review} aids={aids} />;
}
