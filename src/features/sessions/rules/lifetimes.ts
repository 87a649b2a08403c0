/** PostgreSQL intervals: how long a session lasts without a call, and in all. */
export const lifetimes = {
  user: { idle: '30 days', whole: '90 days' },
  admin: { idle: '30 minutes', whole: '12 hours' },
} as const;
