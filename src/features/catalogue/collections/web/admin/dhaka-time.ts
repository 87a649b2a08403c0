/** UTC offset of Dhaka. Bangladesh has no daylight saving time. */
const OFFSET = '+06:00';
const OFFSET_MS = 6 * 3_600_000;

/**
 * Converts a local time in Dhaka such as `2026-11-22T21:15`, from a form field, to an ISO instant; null if it is empty
 * or invalid.
 */
export function toInstant(local: string): string | null {
  const at = Date.parse(`${local}${OFFSET}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Converts an ISO instant to a local time in Dhaka, to the minute. */
export const toLocalTime = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + OFFSET_MS).toISOString().slice(0, 16);
