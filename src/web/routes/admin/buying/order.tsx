import { nameOrder, orderList } from '../../../../features/buying/orders/web/admin/order-list.tsx';
import { OrderScreen } from '../../../../features/buying/orders/web/admin/order-screen.tsx';
import { AttemptsPanel } from '../../../../features/buying/payments/web/admin/attempts-panel.tsx';
import { HeldNotice } from '../../../../features/buying/payments/web/admin/held-notice.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/order';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [whole, payments] = await Promise.all([
    api('GET /order/every/{id}', { params: { id } }),
    api('GET /payment/order/{orderId}', { params: { orderId: id } }),
  ]);
  return { whole, ...payments };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, page.loaderData === undefined ? orderList.title() : nameOrder(page.loaderData.whole.order));

export default function AdminOrderPage({ loaderData: { whole, attempts } }: Route.ComponentProps) {
  const { _id: id, status } = whole.order;
  return (
    <OrderScreen
      key={id}
      whole={whole}
      notice={status === 'on_hold' ? <HeldNotice orderId={id} /> : null}
      payments={<AttemptsPanel attempts={attempts} />}
    />
  );
}
