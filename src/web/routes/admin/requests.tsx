import { noStore } from '../../../features/admins/web/admin-context.ts';
import { requestList } from '../../../features/requests/web/admin/request-list.tsx';
import { ListPage } from '../../../ui/admin/list-page.tsx';
import { loadList } from '../../../ui/admin/use-list.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/requests';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(requestList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, requestList.title());

export default function AdminRequestsPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={requestList} answer={loaderData} />;
}
