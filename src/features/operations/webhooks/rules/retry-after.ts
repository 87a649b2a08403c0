/** Seconds: longer than between any two calls of ours nobody is waited for. */
const MAX_SECONDS = 86_400;

const seconds = /^\d+$/;
/** As HTTP writes times: `Sun, 06 Nov 1994 08:49:37 GMT`. */
const date = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Seconds from now until when a receiver asks to be called again, a day at most; undefined where it says nothing that can be read. */
export function parseRetryAfter(text: string | undefined, now: Date): number | undefined {
  const given = text?.trim() ?? '';
  if (seconds.test(given)) return Math.min(Number(given), MAX_SECONDS);
  const at = date.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  return Math.min(Math.max(Math.ceil((at - now.getTime()) / 1000), 0), MAX_SECONDS);
}
