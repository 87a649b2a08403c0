import type { OutputOf } from '../../../platform/http/operation.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { auditContract } from '../contract.ts';

export type Audit = OutputOf<typeof auditContract.list>;
export type AuditEntry = Audit['items'][number];

/** Later features add theirs; one without words here is shown by its code. */
const actions: Readonly<Record<string, () => string>> = {
  'user.suspend': () => m.accounts_admin_did_user_suspend(),
  'user.restore': () => m.accounts_admin_did_user_restore(),
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
};

export const knownActions = Object.keys(actions);

export const describeAction = (action: string): string => actions[action]?.() ?? action;

const subjects: Readonly<Record<string, () => string>> = {
  user: () => m.accounts_admin_subject_user(),
  admin: () => m.accounts_admin_subject_admin(),
};

export const describeSubject = (type: string): string => subjects[type]?.() ?? type;

const keys: Readonly<Record<string, () => string>> = {
  reason: () => m.accounts_admin_detail_reason(),
  by: () => m.accounts_admin_detail_by(),
  role: () => m.accounts_admin_role(),
  before: () => m.accounts_admin_detail_before(),
  ended: () => m.accounts_admin_detail_ended(),
};

const values: Readonly<Record<string, () => string>> = {
  password: () => m.accounts_admin_by_password(),
  code: () => m.accounts_admin_by_code(),
  recovery: () => m.accounts_admin_by_recovery(),
  command: () => m.accounts_admin_by_command(),
  owner: () => m.accounts_admin_role_owner(),
  moderator: () => m.accounts_admin_role_moderator(),
};
const worded = new Set(['by', 'role', 'before']);

/** Who did it: nobody is signed in to a command, which is written down under the admin whom it concerns. */
export const actorName = ({ admin, details }: AuditEntry): string =>
  details['by'] === 'command' ? m.accounts_admin_by_command() : admin.name;

/** What an entry's details say, line by line; what is empty says nothing. */
export function detailLines(details: AuditEntry['details']): [label: string, value: string][] {
  return Object.entries(details).flatMap(([key, value]): [string, string][] => {
    if (value === null || value === undefined || value === '') return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [[keys[key]?.() ?? key, (worded.has(key) ? values[text]?.() : undefined) ?? text]];
  });
}
