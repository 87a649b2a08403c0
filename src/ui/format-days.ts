import { formatCount } from './money.ts';
import { m } from './paraglide/messages.js';

/** Formats a number of days as `1 day` or `7 days`, in the page's language and digits. */
export const formatDays = (days: number): string =>
  days === 1 ? m.days_one({ count: formatCount(1) }) : m.days_many({ days: formatCount(days) });
