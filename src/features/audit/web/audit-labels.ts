import type { OutputOf } from '../../../platform/http/operation.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { auditContract } from '../contract.ts';

export type Audit = OutputOf<typeof auditContract.list>;
export type AuditEntry = Audit['items'][number];

/** Later features add theirs; one without words here is shown by its code. */
const actions: Readonly<Record<string, () => string>> = {
  'user.suspend': () => m.audit_did_user_suspend(),
  'user.restore': () => m.audit_did_user_restore(),
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
};

export const knownActions = Object.keys(actions);

export const describeAction = (action: string): string => actions[action]?.() ?? action;

const subjects: Readonly<Record<string, () => string>> = {
  user: () => m.audit_subject_user(),
  admin: () => m.audit_subject_admin(),
};

export const describeSubject = (type: string): string => subjects[type]?.() ?? type;

const keys: Readonly<Record<string, () => string>> = {
  reason: () => m.audit_detail_reason(),
  by: () => m.audit_detail_by(),
  role: () => m.accounts_admin_role(),
  before: () => m.audit_detail_before(),
  ended: () => m.audit_detail_ended(),
};

const values: Readonly<Record<string, () => string>> = {
  password: () => m.audit_by_password(),
  code: () => m.audit_by_code(),
  recovery: () => m.audit_by_recovery(),
  command: () => m.audit_by_command(),
  owner: () => m.admins_role_owner(),
  moderator: () => m.admins_role_moderator(),
};
const worded = new Set(['by', 'role', 'before']);

/** Who did it: nobody is signed in to a command, which is written down under the admin whom it concerns. */
export const actorName = ({ admin, details }: AuditEntry): string =>
  details['by'] === 'command' ? m.audit_by_command() : admin.name;

/** What an entry's details say, line by line; what is empty says nothing. */
export function detailLines(details: AuditEntry['details']): [label: string, value: string][] {
  return Object.entries(details).flatMap(([key, value]): [string, string][] => {
    if (value === null || value === undefined || value === '') return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [[keys[key]?.() ?? key, (worded.has(key) ? values[text]?.() : undefined) ?? text]];
  });
}
