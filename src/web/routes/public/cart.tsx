import { useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { CartPage, SignedOutCart } from '../../../features/buying/cart/web/cart-page.tsx';
import { type CartLineView, type CartView, toCartView } from '../../../features/buying/cart/web/cart-view.ts';
import type { ParticularsInput } from '../../../features/buying/orders/contract/particulars.ts';
import { createOrder } from '../../../features/buying/orders/web/create-order.ts';
import { ParticularsFields } from '../../../features/buying/orders/web/particulars-fields.tsx';
import { useParticularsForm } from '../../../features/buying/orders/web/use-particulars-form.ts';
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
  const api = getApi(context);
  try {
    const [cart, particulars] = await Promise.all([api('GET /cart/all', {}), api('GET /order/particulars', {})]);
    return { cart: toCartView(cart), particulars };
  } catch (error) {
    if (isApiError(error) && error.status === 401) return { cart: null };
    throw toLoaderError(error);
  }
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.cart_title());

interface OwnCartProps {
  readonly cart: CartView;
  /** Whom the licences are made out to, as far as that is known. */
  readonly particulars: ParticularsInput;
  readonly userId: string;
}

/** Orders what is in the cart, and leads to its payment. */
function OwnCart({ cart, particulars, userId }: OwnCartProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const wanted = useRef<readonly CartLineView[]>([]);
  const { form, forgetInput } = useParticularsForm({
    name: 'particulars',
    owner: userId,
    defaults: particulars,
    onSubmit: async (said) => {
      try {
        const lines = wanted.current.map(({ price, ...line }) => ({ ...line, price: price ?? 0 }));
        const order = await createOrder(lines, said);
        forgetInput();
        await navigate(localizeHref(`/checkout/${order}`));
      } catch (error) {
        if (!isApiError(error)) throw error;
        showFailure(error, m.orders_create_failed());
        // What has changed meanwhile stands at its line then.
        await revalidate();
      }
    },
  });
  return (
    <CartPage
      cart={cart}
      details={<ParticularsFields form={form} />}
      checkout={(lines) => {
        wanted.current = lines;
        return form.run();
      }}
    />
  );
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  const user = useRootData()?.user ?? null;
  useEndedSession(loaderData.cart === null);
  // Emptied at once where nobody is signed in any more.
  if (loaderData.cart === null || user === null) return <SignedOutCart />;
  return <OwnCart key={user.userId} {...loaderData} userId={user.userId} />;
}
