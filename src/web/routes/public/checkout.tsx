import { CheckoutPage } from '../../../features/orders/web/checkout-page.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/checkout';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const order = await createLoaderApi(context)('GET /order/single/{id}', { params: { id: params.orderId } });
  return { order, isReturned: new URL(request.url).searchParams.has('returned') };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.orders_checkout());

export default function Checkout({ loaderData: { order, isReturned } }: Route.ComponentProps) {
  return <CheckoutPage order={order} isReturned={isReturned} payment={null} />;
}
