const DAY_MS = 86_400_000;
const DHAKA_MS = 6 * 3_600_000;
/** Friday and Saturday, as banks in Bangladesh have it. */
const weekend: readonly number[] = [5, 6];

/** The end of the working day in Dhaka that is so many of them after a moment. Bank holidays aren't known. */
export function addWorkingDays(from: Date, count: number): Date {
  // Its fields in UTC are those of the clock in Dhaka.
  const day = new Date(from.getTime() + DHAKA_MS);
  for (let left = count; left > 0; ) {
    day.setTime(day.getTime() + DAY_MS);
    if (!weekend.includes(day.getUTCDay())) left -= 1;
  }
  return new Date(day.setUTCHours(17, 0, 0, 0) - DHAKA_MS);
}
