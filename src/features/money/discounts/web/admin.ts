import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/discounts', section: 'money', label: () => m.discounts_title(), isOwnerOnly: true }],
  audit: {
    actions: {
      'discount.create': () => m.discounts_did_create(),
      'discount.end': () => m.discounts_did_end(),
    },
    subjects: { discount: () => m.discounts_subject() },
    details: {
      code: () => m.discounts_code(),
      kind: () => m.discounts_kind(),
      value: () => m.discounts_detail_value(),
      siteShare: () => m.discounts_detail_site_share(),
    },
  },
};
