import { formatCount } from './money.ts';
import { m } from './paraglide/messages.js';

/** `1 day`, `7 days`: in the page's language and digits. */
export const formatDays = (days: number): string =>
  days === 1 ? m.days_one({ count: formatCount(1) }) : m.days_many({ days: formatCount(days) });
