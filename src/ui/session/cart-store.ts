import { useSyncExternalStore } from 'react';

const none: ReadonlySet<string> = new Set();
let inCart = none;
const listeners = new Set<() => void>();

function setState(next: ReadonlySet<string>): void {
  inCart = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The variants in the cart; none on the server, where a page is the same for everybody. */
function useCart(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => inCart,
    () => none,
  );
}

export const useCartCount = (): number => useCart().size;

export const useIsInCart = (variantId: string): boolean => useCart().has(variantId);

/** Shows one variant as in the cart, or as taken out. */
export function showInCart(variantId: string, isInCart: boolean): void {
  if (inCart.has(variantId) === isInCart) return;
  const next = new Set(inCart);
  if (isInCart) next.add(variantId);
  else next.delete(variantId);
  setState(next);
}

/** Shows the whole cart of an account; an empty one where nobody is signed in. */
export function showCart(variantIds: Iterable<string>): void {
  setState(new Set(variantIds));
}
