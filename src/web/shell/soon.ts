import { showToast } from '../../ui/components/toast.ts';
import { m } from '../../ui/paraglide/messages.js';

/** Until the cart is there. */
export function showCartNotice(): void {
  showToast({ kind: 'info', title: m.cart_soon(), description: m.cart_soon_text() });
}
