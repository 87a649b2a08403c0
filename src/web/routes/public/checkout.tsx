import { CheckoutPage } from '../../../features/buying/orders/web/checkout-page.tsx';
import type { OrderView } from '../../../features/buying/orders/web/order-view.ts';
import { SignedOutOrder } from '../../../features/buying/orders/web/signed-out-order.tsx';
import { checkPayment } from '../../../features/buying/payments/web/check-payment.ts';
import { PaymentChoice } from '../../../features/buying/payments/web/payment-choice.tsx';
import { toLicenceVersion } from '../../../features/catalogue/licences/web/licence-view.ts';
import type { ArborApi } from '../../../ui/api/client.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { Failure, getStatus } from '../../shell/failure.tsx';
import type { Route } from './+types/checkout';

/** Licences of the order, each once, in the ordered version. If the call fails, the page is shown without them. */
async function loadLicences(api: ArborApi, { lines }: OrderView) {
  const ordered = new Map(lines.map(({ licence }) => [`${licence.code} ${licence.version}`, licence]));
  try {
    return await Promise.all(
      [...ordered.values()].map(async ({ code, version }) =>
        toLicenceVersion(await api('GET /licence/single/{code}', { params: { code }, query: { version } })),
      ),
    );
  } catch {
    return [];
  }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [order, { providers }] = await Promise.all([
    api('GET /order/single/{id}', { params: { id: params.orderId } }),
    api('GET /payment/providers', {}),
  ]);
  return {
    order,
    providers,
    licences: await loadLicences(api, order),
    isOver: Date.parse(order.expiresAt) <= Date.now(),
    isReturned: new URL(request.url).searchParams.has('returned'),
  };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.orders_checkout());

export default function Checkout({ loaderData: { order, providers, ...shown } }: Route.ComponentProps) {
  const payment = (
    <PaymentChoice
      orderId={order._id}
      total={order.total}
      currency={order.currency}
      isAgain={order.status !== 'pending'}
      providers={providers}
    />
  );
  return <CheckoutPage key={order._id} order={order} {...shown} payment={payment} checkPayment={checkPayment} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return getStatus(error) === 401 ? <SignedOutOrder /> : <Failure error={error} categories={[]} />;
}
