import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { showCart, showInCart } from '../../../../ui/session/cart-store.ts';
import type { CartRequest } from '../../../../ui/site-actions.ts';
import { downloadAddress } from '../../downloads/web/download-address.ts';
import type { CartItem } from './cart-view.ts';

/** Grows with each sign-out, so that an answer to a former session is ignored. */
let session = 0;
/** Grows with each change, so that a list requested before the change is ignored. */
let changes = 0;
const listeners = new Set<() => void>();

/** Notifies other tabs of the same browser. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('arbor-cart');
channel?.addEventListener('message', () => {
  void loadCart();
  for (const listener of listeners) listener();
});

/** Calls the listener when another tab changes the cart. @returns a function that stops it */
export function onCartChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellOthers(): void {
  changes += 1;
  channel?.postMessage(null);
}

/** Counts the lines of the signed-in account's cart. If the call fails, the count stays as it is. */
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

/** Reloads the count after a purchase, in this and other tabs. */
export async function reloadCart(): Promise<void> {
  tellOthers();
  await loadCart();
}

/** Empties the count when the account signs out. */
export function resetCart(): void {
  session += 1;
  showCart([]);
}

/** Finds the cheapest variant that costs something, whose price the card shows. */
async function findVariant(contentId: string): Promise<CartRequest> {
  const { variants } = await browserApi('GET /content/single/{id}', { params: { id: contentId } });
  const [cheapest] = variants
    .flatMap(({ _id, price }) => (price === null || price === 0 ? [] : [{ variantId: _id, priceSeen: price }]))
    .sort((one, other) => one.priceSeen - other.priceSeen);
  // The work became free or lost its price after the card was drawn; the call returns the reason.
  return { contentId, ...(cheapest ?? { variantId: variants[0]?._id ?? contentId }) };
}

/**
 * Adds a variant to the cart; without a variant, the work's cheapest one that costs something. Shows a notice if that
 * fails.
 * @returns the line; undefined if it was not added
 */
export async function addToCart(request: CartRequest): Promise<CartItem | undefined> {
  let named = { contentId: request.contentId, variantId: request.variantId ?? '' };
  try {
    const found = request.variantId === undefined ? await findVariant(request.contentId) : request;
    const { contentId, variantId = '', priceSeen } = found;
    named = { contentId, variantId };
    return await putBack(named, priceSeen);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'already_owned') {
      const run = () => location.assign(downloadAddress(named.contentId, named.variantId));
      showToast({ kind: 'info', title: error.message, action: { label: m.cart_download(), run } });
    } else showFailure(error, m.cart_add_failed());
    return undefined;
  }
}

/** Adds a variant to the cart or accepts its new price, without a notice. @throws ApiError */
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
