const DAY_MS = 86_400_000;

/** A day before the first sale. */
export const FIRST_DAY = '2000-01-01';

/** The day in Dhaka at a given time, as `YYYY-MM-DD`; Bangladesh has no daylight saving time. */
export const toDhakaDay = (at: Date): string => new Date(at.getTime() + 6 * 3_600_000).toISOString().slice(0, 10);

/** Beginning of a day in Dhaka. */
export const toDayStart = (day: string): Date => new Date(`${day}T00:00:00+06:00`);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The last `count` days up to `today`, oldest first. */
export const listDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));

/** Days from the first to the last, both inclusive; empty if the first is later. */
export function listDaysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The last `count` months up to that of `today`, as `YYYY-MM`, oldest first. */
export function listMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index + 1 - count, 1)).toISOString().slice(0, 7),
  );
}

export interface Period {
  /** First and last day in Dhaka, both inclusive. */
  readonly from: string;
  readonly to: string;
}

/** Start (inclusive) and end (exclusive) of a period. */
export const toBounds = ({ from, to }: Period): { readonly from: Date; readonly until: Date } => ({
  from: toDayStart(from),
  until: toDayStart(addDays(to, 1)),
});
