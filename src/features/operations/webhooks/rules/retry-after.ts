/** Maximum delay in seconds; longer than between any two attempts of the schedule. */
const MAX_SECONDS = 86_400;

const seconds = /^\d+$/;
/** HTTP date: `Sun, 06 Nov 1994 08:49:37 GMT`. */
const date = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Parses a `Retry-After` header into seconds from now, at most a day; undefined for a missing or invalid value. */
export function parseRetryAfter(text: string | undefined, now: Date): number | undefined {
  const given = text?.trim() ?? '';
  if (seconds.test(given)) return Math.min(Number(given), MAX_SECONDS);
  const at = date.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  return Math.min(Math.max(Math.ceil((at - now.getTime()) / 1000), 0), MAX_SECONDS);
}
