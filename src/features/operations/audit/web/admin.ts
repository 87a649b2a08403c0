import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/audit', section: 'system', label: () => m.admin_nav_audit(), isOwnerOnly: true }],
  audit: {
    actions: { 'list.export': () => m.audit_did_export() },
    subjects: { list: () => m.audit_list_subject() },
  },
};
