import { noStore } from '../../../features/admins/web/admin-context.ts';
import { queueList } from '../../../features/reviews/web/admin/queue-list.tsx';
import { ReviewScreen } from '../../../features/reviews/web/admin/review-screen.tsx';
import { parseListState } from '../../../ui/admin/list-state.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
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
