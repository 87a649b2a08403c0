import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { showCart, showInCart } from '../../../../ui/session/cart-store.ts';
import type { CartRequest } from '../../../../ui/site-actions.ts';
import { downloadAddress } from '../../downloads/web/download-address.ts';
import type { CartItem } from './cart-view.ts';

/** Grows with each sign-out: an answer to an account that has left is not shown. */
let session = 0;
/** Grows with each change: a list that was asked for before it doesn't know it. */
let changes = 0;
const listeners = new Set<() => void>();

/** Tells the other tabs of the browser. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('arbor-cart');
channel?.addEventListener('message', () => {
  void loadCart();
  for (const listener of listeners) listener();
});

/** Hears of changes that other tabs made. Answers how to stop. */
export function onCartChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellOthers(): void {
  changes += 1;
  channel?.postMessage(null);
}

/** Counts the cart of the account that is signed in. Without an answer the count stays as it is. */
export async function loadCart(): Promise<void> {
  const begun = session;
  const before = changes;
  try {
    const { items } = await browserApi('GET /cart/all', {});
    if (begun !== session) return;
    if (before !== changes) await loadCart();
    else showCart(items.map(({ variant }) => variant._id));
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** Something was bought: counts the cart anew, here and in the other tabs. */
export async function reloadCart(): Promise<void> {
  tellOthers();
  await loadCart();
}

/** Nobody is signed in any more. */
export function resetCart(): void {
  session += 1;
  showCart([]);
}

/** The cheapest that costs something: the price that a card shows. */
async function findVariant(contentId: string): Promise<CartRequest & { variantId: string; name: string }> {
  const { variants } = await browserApi('GET /content/single/{id}', { params: { id: contentId } });
  const [cheapest] = variants
    .flatMap(({ _id, name, price }) => (price === null || price === 0 ? [] : [{ variantId: _id, name, price }]))
    .sort((one, other) => one.price - other.price);
  // A card that was shown before it became free, or lost its price: the call says what is wrong.
  const { variantId, name, price } = cheapest ?? {
    variantId: variants[0]?._id ?? contentId,
    name: '',
    price: undefined,
  };
  return { contentId, variantId, name, ...(price === undefined ? {} : { priceSeen: price }) };
}

/**
 * Puts a variant into the cart and says so; of a content without one named, the cheapest that costs something. `open` leads to
 * the cart.
 */
export async function addToCart(request: CartRequest, open: () => void): Promise<void> {
  let named = { contentId: request.contentId, variantId: request.variantId ?? '' };
  try {
    const found = request.variantId === undefined ? await findVariant(request.contentId) : { ...request, name: '' };
    const { contentId, variantId = '', priceSeen } = found;
    named = { contentId, variantId };
    const item = await putBack(named, priceSeen);
    showToast({
      kind: 'success',
      title: m.cart_added(),
      description: `${item.contentInfo.title} · ${item.variant.name}`,
      action: { label: m.cart_view(), run: open },
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'already_owned') {
      const run = () => location.assign(downloadAddress(named.contentId, named.variantId));
      showToast({ kind: 'info', title: error.message, action: { label: m.cart_download(), run } });
    } else showFailure(error, m.cart_add_failed());
  }
}

/** Puts a variant into the cart, or accepts its new price, without a notice. @throws ApiError */
export async function putBack(
  { contentId, variantId }: { readonly contentId: string; readonly variantId: string },
  priceSeen: number | undefined,
): Promise<CartItem> {
  const begun = session;
  const seen = priceSeen === undefined ? {} : { priceSeen };
  const item = await browserApi('POST /cart/add', { body: { contentId, variantId, ...seen } });
  if (begun === session) showInCart(variantId, true);
  tellOthers();
  return item;
}

/** @throws ApiError */
export async function removeFromCart(line: { readonly contentId: string; readonly variantId: string }): Promise<void> {
  const begun = session;
  await browserApi('DELETE /cart/remove', {
    query: {},
    body: { contentId: line.contentId, variantId: line.variantId },
  });
  if (begun === session) showInCart(line.variantId, false);
  tellOthers();
}
