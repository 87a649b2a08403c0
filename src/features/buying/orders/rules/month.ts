/** Dhaka is six hours ahead of UTC all year. */
const AHEAD_MS = 6 * 3_600_000;

/** Start and end of a month such as `2026-11` in Dhaka time. */
export function toMonthSpan(month: string): { readonly from: Date; readonly before: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const start = (index: number): Date => new Date(Date.UTC(year, index) - AHEAD_MS);
  return { from: start(number - 1), before: start(number) };
}
