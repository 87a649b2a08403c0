import { requestList } from '../../../../features/buying/orders/web/admin/request-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/refund-requests';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(requestList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, requestList.title());

export default function AdminRefundRequestsPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={requestList} answer={loaderData} />;
}
