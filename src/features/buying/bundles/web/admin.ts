import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/bundles', section: 'money', label: () => m.bundles_title(), isOwnerOnly: true }],
  audit: {
    actions: {
      'bundle.create': () => m.bundles_did_create(),
      'bundle.end': () => m.bundles_did_end(),
    },
    subjects: { bundle: () => m.bundles_subject() },
    details: { price: () => m.bundles_price() },
  },
};
