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

/** Variants in the cart; empty on the server, where pages are shared. */
function useCart(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => inCart,
    () => none,
  );
}

export const useCartCount = (): number => useCart().size;

export const useIsInCart = (variantId: string): boolean => useCart().has(variantId);

/** Marks a variant as in the cart or not. */
export function showInCart(variantId: string, isInCart: boolean): void {
  if (inCart.has(variantId) === isInCart) return;
  const next = new Set(inCart);
  if (isInCart) next.add(variantId);
  else next.delete(variantId);
  setState(next);
}

/** Marks all variants of an account's cart; empty for visitors. */
export function showCart(variantIds: Iterable<string>): void {
  setState(new Set(variantIds));
}
