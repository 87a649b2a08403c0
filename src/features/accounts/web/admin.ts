import type { AdminFeature } from '../../../ui/admin/navigation.ts';
import { m } from '../../../ui/paraglide/messages.js';

export const accountsAdmin: AdminFeature = {
  pages: [{ path: '/admin/users', section: 'users', label: () => m.accounts_admin_nav_users() }],
  audit: {
    actions: {
      'user.suspend': () => m.accounts_admin_did_user_suspend(),
      'user.restore': () => m.accounts_admin_did_user_restore(),
    },
    subjects: { user: () => m.accounts_admin_subject_user() },
    details: { reason: () => m.accounts_admin_detail_reason() },
  },
};
