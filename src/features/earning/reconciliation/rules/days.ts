const DAY_MS = 86_400_000;

/** The day in Dhaka at a given time, as `YYYY-MM-DD`; Bangladesh has no daylight saving time. */
export const toDhakaDay = (at: Date): string => new Date(at.getTime() + 6 * 3_600_000).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Start (inclusive) and end (exclusive) of a day in Dhaka. */
export const toDayBounds = (day: string): { readonly from: Date; readonly until: Date } => {
  const from = new Date(`${day}T00:00:00+06:00`);
  return { from, until: new Date(from.getTime() + DAY_MS) };
};

/** Days from the first to the last, both inclusive. */
export function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
