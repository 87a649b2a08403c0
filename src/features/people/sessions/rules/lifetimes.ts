/**
 * PostgreSQL intervals: how long a session lasts without a call (`idle`) and in all (`whole`), and how old its last
 * visit may become before it is written anew (`touch`).
 */
export const lifetimes = {
  user: { idle: '30 days', whole: '90 days', touch: '5 minutes' },
  admin: { idle: '30 minutes', whole: '12 hours', touch: '1 minute' },
} as const;
