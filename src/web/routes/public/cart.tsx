import { CartPage, SignedOutCart } from '../../../features/buying/cart/web/cart-page.tsx';
import {
  addCoupon,
  type CartView,
  listCouponVariants,
  toCartView,
} from '../../../features/buying/cart/web/cart-view.ts';
import type { ParticularsInput } from '../../../features/buying/orders/contract/particulars.ts';
import { ParticularsFields } from '../../../features/buying/orders/web/particulars-fields.tsx';
import { PaymentFailure } from '../../../features/buying/payments/web/payment-failure.tsx';
import {
  PaymentMethods,
  type Provider,
  usePaymentMethod,
} from '../../../features/buying/payments/web/payment-methods.tsx';
import { getApi, isApiError } from '../../../ui/api/client.ts';
import { toLoaderError } from '../../../ui/api/loader-api.ts';
import { formatMoney } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { useRootData } from '../../../ui/root-data.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { useEndedSession } from '../../../ui/session/use-ended-session.ts';
import { usePayCart } from '../../use-pay-cart.ts';
import type { Route } from './+types/cart';

/** Asks what a coupon takes off the cart. Too many codes in a minute are a refusal of the code, not of the cart. */
async function quote(
  api: ReturnType<typeof getApi>,
  cart: CartView,
  { only, code: given }: { readonly only: string | null; readonly code: string | null },
): Promise<CartView> {
  const variantIds = listCouponVariants(cart, only);
  const code = given?.trim().slice(0, 60).toUpperCase() ?? '';
  if (code === '' || variantIds.length === 0) return cart;
  const { lines, isCapped, refusal, unpaidOrderId } = await api('POST /order/quote', {
    body: { variantIds, code },
  }).catch((error: unknown) => {
    if (isApiError(error) && error.status === 429)
      return { lines: [], isCapped: false, refusal: error.detail, unpaidOrderId: null };
    throw error;
  });
  return addCoupon(cart, { code, isCapped, refusal, unpaidOrderId }, lines);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = getApi(context);
  try {
    const [cart, particulars, { providers }] = await Promise.all([
      api('GET /cart/all', {}),
      api('GET /order/particulars', {}),
      api('GET /payment/providers', {}),
    ]);
    const search = new URL(request.url).searchParams;
    const only = search.get('only');
    return {
      cart: await quote(api, toCartView(cart), { only, code: search.get('code') }),
      particulars,
      providers,
      only,
    };
  } catch (error) {
    if (isApiError(error) && error.status === 401) return { cart: null };
    throw toLoaderError(error);
  }
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.cart_title());

interface OwnCartProps {
  readonly cart: CartView;
  /** Variant to buy alone; null to buy the whole cart. */
  readonly only: string | null;
  /** Known part of the licensee's details. */
  readonly particulars: ParticularsInput;
  readonly providers: readonly Provider[];
  readonly userId: string;
}

/** The cart with the licensee's details, the payment methods and the payment button. */
function OwnCart({ cart, only, particulars, providers, userId }: OwnCartProps) {
  const [method, choose] = usePaymentMethod(providers);
  const { form, failure, isLeaving, pay } = usePayCart({ particulars, userId, method });
  return (
    <CartPage
      cart={cart}
      only={only}
      isLeaving={isLeaving}
      describePayment={(total) =>
        total === 0 ? m.orders_place() : m.payments_pay({ amount: formatMoney(total, cart.currency) })
      }
      renderDetails={(total) => (
        <div className="grid gap-5">
          {total === 0 ? null : method === undefined ? (
            <p className="text-16">{m.payments_none()}</p>
          ) : (
            <PaymentMethods providers={providers} chosen={method} choose={choose} />
          )}
          <ParticularsFields form={form} isLater />
          <PaymentFailure>{failure}</PaymentFailure>
        </div>
      )}
      pay={pay}
    />
  );
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  const user = useRootData()?.user ?? null;
  useEndedSession(loaderData.cart === null);
  // The page shows an empty cart at once after a sign-out.
  if (loaderData.cart === null || user === null) return <SignedOutCart />;
  return <OwnCart key={user.userId} {...loaderData} userId={user.userId} />;
}
