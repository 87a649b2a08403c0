import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/licences', section: 'catalogue', label: () => m.licences_admin_title(), isOwnerOnly: true }],
  audit: {
    actions: { 'licence.add_version': () => m.licences_did_add() },
    subjects: { licence: () => m.licences_subject() },
    details: { version: () => m.licences_detail_version(), effectiveAt: () => m.licences_detail_effective() },
  },
};
