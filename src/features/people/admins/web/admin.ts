import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { AdminFeature } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { adminsContract } from '../contract.ts';

/** The signed-in admin. */
export type Admin = OutputOf<typeof adminsContract.authenticate>['admin'];

const roles: Record<Admin['role'], () => string> = {
  owner: () => m.admins_role_owner(),
  moderator: () => m.admins_role_moderator(),
};

export const describeRole = (role: Admin['role']): string => roles[role]();

export const adminFeature: AdminFeature = {
  pages: [{ path: '/admin/security', section: 'system', label: () => m.admin_nav_security() }],
  audit: {
    actions: {
      'admin.login': () => m.audit_did_login(),
      'admin.logout': () => m.audit_did_logout(),
      'admin.password': () => m.audit_did_password(),
      'admin.totp_on': () => m.audit_did_totp_on(),
      'admin.totp_off': () => m.audit_did_totp_off(),
      'admin.end_sessions': () => m.audit_did_end_sessions(),
      'admin.create': () => m.audit_did_create(),
      'admin.reset': () => m.audit_did_reset(),
      'admin.disable': () => m.audit_did_disable(),
      'admin.enable': () => m.audit_did_enable(),
      'admin.role': () => m.audit_did_role(),
    },
    subjects: { admin: () => m.audit_subject_admin() },
    details: {
      by: () => m.audit_detail_by(),
      role: () => m.accounts_admin_role(),
      before: () => m.audit_detail_before(),
      ended: () => m.audit_detail_ended(),
    },
    values: {
      by: {
        password: () => m.audit_by_password(),
        code: () => m.audit_by_code(),
        recovery: () => m.audit_by_recovery(),
        command: () => m.audit_by_command(),
      },
      role: roles,
      before: roles,
    },
  },
};
