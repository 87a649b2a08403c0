import type { OutputOf } from '../../../platform/http/operation.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { adminsContract } from '../contract.ts';

/** Who works here. */
export type Admin = OutputOf<typeof adminsContract.authenticate>['admin'];

export function describeRole(role: Admin['role']): string {
  return role === 'owner' ? m.admins_role_owner() : m.admins_role_moderator();
}
