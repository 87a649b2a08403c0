import { queueList } from '../../../../features/contributing/reviews/web/admin/queue-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/review-requests';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(queueList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, queueList.title());

export default function AdminReviewRequestsPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={queueList} answer={loaderData} />;
}
