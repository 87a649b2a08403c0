import type * as z from 'zod';
import type { AdminFeature } from '../../../ui/admin/navigation.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { authAdmin } from '../../accounts/contract/shapes.ts';

/** Who works here. */
export type Admin = z.output<typeof authAdmin>;

const roles: Record<Admin['role'], () => string> = {
  owner: () => m.accounts_admin_role_owner(),
  moderator: () => m.accounts_admin_role_moderator(),
};

export const describeRole = (role: Admin['role']): string => roles[role]();

export const adminsAdmin: AdminFeature = {
  pages: [{ path: '/admin/security', section: 'security', label: () => m.accounts_admin_nav_security() }],
  audit: {
    actions: {
      'admin.login': () => m.accounts_admin_did_login(),
      'admin.logout': () => m.accounts_admin_did_logout(),
      'admin.password': () => m.accounts_admin_did_password(),
      'admin.totp_on': () => m.accounts_admin_did_totp_on(),
      'admin.totp_off': () => m.accounts_admin_did_totp_off(),
      'admin.end_sessions': () => m.accounts_admin_did_end_sessions(),
      'admin.create': () => m.accounts_admin_did_create(),
      'admin.reset': () => m.accounts_admin_did_reset(),
      'admin.disable': () => m.accounts_admin_did_disable(),
      'admin.enable': () => m.accounts_admin_did_enable(),
      'admin.role': () => m.accounts_admin_did_role(),
    },
    subjects: { admin: () => m.accounts_admin_subject_admin() },
    details: {
      by: () => m.accounts_admin_detail_by(),
      role: () => m.accounts_admin_role(),
      before: () => m.accounts_admin_detail_before(),
      ended: () => m.accounts_admin_detail_ended(),
    },
    values: {
      by: {
        password: () => m.accounts_admin_by_password(),
        code: () => m.accounts_admin_by_code(),
        recovery: () => m.accounts_admin_by_recovery(),
        command: () => m.accounts_admin_by_command(),
      },
      role: roles,
      before: roles,
    },
  },
};
