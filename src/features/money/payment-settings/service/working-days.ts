const DAY_MS = 86_400_000;
const DHAKA_MS = 6 * 3_600_000;
/** Friday and Saturday, the bank weekend in Bangladesh. */
const weekend: readonly number[] = [5, 6];

/** End of the day in Dhaka that is `count` working days after a time. Bank holidays are not taken into account. */
export function addWorkingDays(from: Date, count: number): Date {
  // The UTC fields of this date are those of the clock in Dhaka.
  const day = new Date(from.getTime() + DHAKA_MS);
  for (let left = count; left > 0; ) {
    day.setTime(day.getTime() + DAY_MS);
    if (!weekend.includes(day.getUTCDay())) left -= 1;
  }
  return new Date(day.setUTCHours(17, 0, 0, 0) - DHAKA_MS);
}
