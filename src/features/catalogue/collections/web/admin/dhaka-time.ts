/** Bangladesh keeps one offset all year. */
const OFFSET = '+06:00';
const OFFSET_MS = 6 * 3_600_000;

/** `2026-11-22T21:15` in Dhaka, as a `datetime-local` field holds it, as an ISO instant; null where it is empty. */
export const toInstant = (local: string): string | null =>
  local === '' ? null : new Date(`${local}${OFFSET}`).toISOString();

/** The other way round: to the minute. */
export const toLocalTime = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + OFFSET_MS).toISOString().slice(0, 16);
