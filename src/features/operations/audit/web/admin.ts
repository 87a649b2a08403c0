import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/audit', section: 'system', label: () => m.admin_nav_audit(), isOwnerOnly: true }],
};
