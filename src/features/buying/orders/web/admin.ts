import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { reasonWords } from './admin/refund-words.ts';

export const adminFeature: AdminFeature = {
  pages: [
    { path: '/admin/orders', section: 'money', label: () => m.orders_title(), isOwnerOnly: true },
    {
      path: '/admin/orders/refund-requests',
      section: 'inbox',
      label: () => m.orders_requests_title(),
      isOwnerOnly: true,
    },
  ],
  audit: {
    actions: {
      'order.refund': () => m.orders_admin_did_refund(),
      'order.retry_refund': () => m.orders_admin_did_retry(),
      'order.decline_refund': () => m.orders_admin_did_decline(),
      'order.settle_refund': () => m.orders_admin_did_settle(),
      'order.accept_payment': () => m.orders_admin_did_accept(),
      'order.refuse_payment': () => m.orders_admin_did_refuse(),
    },
    subjects: { order: () => m.orders_admin_subject() },
    details: {
      amount: () => m.orders_admin_amount_minor(),
      currency: () => m.orders_admin_currency(),
      isOverridden: () => m.orders_admin_overridden(),
    },
    values: { reason: reasonWords },
  },
};
