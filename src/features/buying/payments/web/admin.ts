import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { anomalyWords } from './admin/anomaly-words.ts';

export const adminFeature: AdminFeature = {
  pages: [
    {
      path: '/admin/orders/anomalies',
      section: 'inbox',
      label: () => m.payments_admin_anomalies(),
      isOwnerOnly: true,
    },
  ],
  audit: {
    actions: {
      'payment.see_anomaly': () => m.payments_admin_did_see(),
      'payment.reopen_anomaly': () => m.payments_admin_did_reopen(),
      'payment.resolve_refund': () => m.payments_admin_did_resolve(),
      'payment.send_surplus_again': () => m.payments_admin_did_send_again(),
      'payment.settle_surplus': () => m.payments_admin_did_settle(),
    },
    subjects: { payment: () => m.payments_admin_subject() },
    details: { anomaly: () => m.payments_admin_anomaly(), providerRefund: () => m.payments_admin_provider_refund() },
    values: {
      anomaly: Object.fromEntries(Object.entries(anomalyWords).map(([kind, { title }]) => [kind, title])),
    },
  },
};
