import { OrderList } from '../../../features/buying/orders/web/order-list.tsx';
import { toOrderPage } from '../../../features/buying/orders/web/order-view.ts';
import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/orders';

export async function loader({ context }: Route.LoaderArgs) {
  return toOrderPage(await createLoaderApi(context)('GET /order/all', { query: {} }));
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.orders_title());

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileTitle title={m.orders_title()} text={m.orders_about()} />
      <OrderList first={loaderData} />
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
