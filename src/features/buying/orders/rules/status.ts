import { createTranslator } from '../../../../platform/http/messages.ts';

import type { OrderStatus } from '../contract/orders.ts';

/** Which status may follow which; the database has the same table, and a test compares both. */
export const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['paid', 'on_hold', 'failed', 'cancelled', 'expired'],
  on_hold: ['paid', 'cancelled'],
  // Tried again while there is time; money that comes late is honoured.
  failed: ['pending', 'paid', 'on_hold', 'expired'],
  cancelled: ['pending', 'paid', 'on_hold'],
  expired: ['paid', 'on_hold'],
  paid: ['refunded'],
  refunded: [],
};

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => transitions[from].includes(to);

/** Why an order can't become what was wanted. */
export const describeStatus = createTranslator({
  pending: { en: 'This order waits for its payment.', bn: 'এই অর্ডারের পেমেন্ট এখনো বাকি।' },
  on_hold: {
    en: 'The payment of this order is being checked. We will tell you as soon as that is done.',
    bn: 'এই অর্ডারের পেমেন্ট যাচাই করা হচ্ছে। শেষ হলেই আপনাকে জানানো হবে।',
  },
  paid: { en: 'This order is paid.', bn: 'এই অর্ডারের মূল্য পরিশোধ করা হয়েছে।' },
  failed: { en: 'The payment of this order failed.', bn: 'এই অর্ডারের পেমেন্ট সফল হয়নি।' },
  cancelled: { en: 'This order was cancelled.', bn: 'এই অর্ডার বাতিল করা হয়েছে।' },
  expired: {
    en: 'The time to pay this order is over. Order again what you still want.',
    bn: 'এই অর্ডারের পেমেন্টের সময় শেষ। যা এখনো চান তা আবার অর্ডার করুন।',
  },
  refunded: { en: 'This order was refunded.', bn: 'এই অর্ডারের টাকা ফেরত দেওয়া হয়েছে।' },
});
