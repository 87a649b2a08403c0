import type * as z from 'zod';
import { m } from '../../../ui/paraglide/messages.js';
import type { authAdmin } from '../../accounts/contract/shapes.ts';

/** Who works here. */
export type Admin = z.output<typeof authAdmin>;

export function describeRole(role: Admin['role']): string {
  return role === 'owner' ? m.admins_role_owner() : m.admins_role_moderator();
}
