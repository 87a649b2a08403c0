/**
 * PostgreSQL intervals: lifetime of a session without requests (`idle`) and in total (`whole`), and the age after which
 * its last visit is updated (`touch`).
 */
export const lifetimes = {
  user: { idle: '30 days', whole: '90 days', touch: '5 minutes' },
  admin: { idle: '30 minutes', whole: '12 hours', touch: '1 minute' },
} as const;
