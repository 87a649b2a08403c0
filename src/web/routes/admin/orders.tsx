import { noStore } from '../../../features/admins/web/admin-context.ts';
import { orderList } from '../../../features/orders-admin/web/order-list.tsx';
import { ListPage } from '../../../ui/admin/list-page.tsx';
import { loadList } from '../../../ui/admin/use-list.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/orders';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(orderList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, orderList.title());

export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={orderList} answer={loaderData} />;
}
