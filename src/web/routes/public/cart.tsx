import { useNavigate, useRevalidator } from 'react-router';
import { CartPage, SignedOutCart } from '../../../features/buying/cart/web/cart-page.tsx';
import { type CartLineView, toCartView } from '../../../features/buying/cart/web/cart-view.ts';
import { createOrder } from '../../../features/buying/orders/web/create-order.ts';
import { getApi, isApiError } from '../../../ui/api/client.ts';
import { toLoaderError } from '../../../ui/api/loader-api.ts';
import { showFailure } from '../../../ui/api/show-failure.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { useRootData } from '../../../ui/root-data.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { useEndedSession } from '../../../ui/session/use-ended-session.ts';
import type { Route } from './+types/cart';

export async function loader({ context }: Route.LoaderArgs) {
  try {
    return { cart: toCartView(await getApi(context)('GET /cart/all', {})) };
  } catch (error) {
    if (isApiError(error) && error.status === 401) return { cart: null };
    throw toLoaderError(error);
  }
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.cart_title());

/** Orders what is in the cart, and leads to its payment. */
function useCheckout() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (lines: readonly CartLineView[]) => {
    try {
      const wanted = lines.map(({ contentId, variantId, price }) => ({ contentId, variantId, price: price ?? 0 }));
      await navigate(localizeHref(`/checkout/${await createOrder(wanted)}`));
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.orders_create_failed());
      // What has changed meanwhile stands at its line then.
      await revalidate();
    }
  };
}

export default function Cart({ loaderData: { cart } }: Route.ComponentProps) {
  const user = useRootData()?.user ?? null;
  const checkout = useCheckout();
  useEndedSession(cart === null);
  // Emptied at once where nobody is signed in any more.
  if (cart === null || user === null) return <SignedOutCart />;
  return <CartPage key={user.userId} cart={cart} checkout={checkout} />;
}
