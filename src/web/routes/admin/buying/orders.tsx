import { orderList } from '../../../../features/buying/orders/web/admin/order-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/orders';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(orderList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, orderList.title());

export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={orderList} answer={loaderData} />;
}
