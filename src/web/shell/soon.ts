import { m } from '../paraglide/messages.js';
import { showToast } from '../ui/toast.ts';

/** Until the cart is there. */
export function cartSoon(): void {
  showToast({ kind: 'info', title: m.cart_soon(), description: m.cart_soon_text() });
}
