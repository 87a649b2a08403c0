import type { Realm } from '../../../platform/http/operation.ts';

export type { Realm };

/** PostgreSQL intervals: how long a session lasts without a call, and in all. */
export const lifetimes = {
  user: { idle: '30 days', whole: '90 days' },
  admin: { idle: '30 minutes', whole: '12 hours' },
} as const satisfies Record<Realm, { readonly idle: string; readonly whole: string }>;
