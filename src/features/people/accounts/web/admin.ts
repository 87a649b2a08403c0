import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/users', section: 'people', label: () => m.admin_nav_users() }],
  audit: {
    actions: {
      'user.suspend': () => m.audit_did_user_suspend(),
      'user.restore': () => m.audit_did_user_restore(),
    },
    subjects: { user: () => m.audit_subject_user() },
    details: { reason: () => m.audit_detail_reason() },
  },
};
