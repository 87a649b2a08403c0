import type { AdminFeature } from '../../../ui/admin/navigation.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { anomalyWords } from './admin/anomaly-words.ts';

export const paymentsAdminFeature: AdminFeature = {
  pages: [
    {
      path: '/admin/orders/anomalies',
      section: 'orders',
      label: () => m.payments_anomalies(),
      isOwnerOnly: true,
    },
  ],
  audit: {
    actions: {
      'payment.see_anomaly': () => m.payments_did_see(),
      'payment.reopen_anomaly': () => m.payments_did_reopen(),
      'payment.resolve_refund': () => m.payments_did_resolve(),
    },
    subjects: { payment: () => m.payments_subject() },
    details: { anomaly: () => m.payments_anomaly(), providerRefund: () => m.payments_provider_refund() },
    values: {
      anomaly: Object.fromEntries(Object.entries(anomalyWords).map(([kind, { title }]) => [kind, title])),
    },
  },
};
