import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [],
  audit: {
    actions: { 'affiliate.update': () => m.affiliates_did_update() },
    subjects: {},
    details: { isFirstOnly: () => m.affiliates_detail_first_only() },
  },
};
