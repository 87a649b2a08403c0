import { queueList } from '../../../../features/contributing/reviews/web/admin/queue-list.tsx';
import { ReviewScreen } from '../../../../features/contributing/reviews/web/admin/review-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { parseListState } from '../../../../ui/admin/lists/list-state.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/review';

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { cursor: _, ...query } = parseListState(queueList, url.searchParams);
  return createLoaderApi(context)('GET /content/request/contributor/single/{id}', { params: { id: params.id }, query });
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, page.loaderData?.submission.title ?? queueList.title());

export default function AdminReviewPage({ loaderData }: Route.ComponentProps) {
  return <ReviewScreen key={loaderData.submission._id} review={loaderData} />;
}
