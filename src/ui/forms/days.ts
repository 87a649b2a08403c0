import { formatNumber } from '../money.ts';

/** Stored format of a day: `2026-11-25`. */
const isoDay = /^(\d{4})-(\d\d)-(\d\d)$/;
const typedDay = /^(\d{1,2})[\s/.-](\d{1,2})[\s/.-](\d{4})$/;

const toLatin = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)));

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** Converts a date to the stored format; undefined for a day that doesn't exist, such as 31 February. */
function toIsoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return isThere ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : undefined;
}

/**
 * Parses a typed day such as `25/11/2026`, also with other separators, Bangla digits or the year first; undefined if it
 * is invalid.
 */
export function parseDay(typed: string): string | undefined {
  const text = toLatin(typed.trim());
  const [, year, month, day] = isoDay.exec(text) ?? [];
  if (year !== undefined) return toIsoDay(Number(year), Number(month), Number(day));
  const [, first, second, last] = typedDay.exec(text) ?? [];
  return first === undefined ? undefined : toIsoDay(Number(last), Number(second), Number(first));
}

/** Parses a typed time such as `9:05`, also with Bangla digits or a point, as `09:05`; undefined if it is invalid. */
export function parseTime(typed: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d\d)$/.exec(toLatin(typed.trim())) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${pad(Number(hours), 2)}:${minutes}`;
}

const write = (part: string): string =>
  formatNumber(Number(part), { minimumIntegerDigits: Math.min(part.length, 2), useGrouping: false });

/** Formats a day as `25/11/2026` in the page's digits; an invalid text stays unchanged. */
export function writeDay(day: string): string {
  const [, year, month, date] = isoDay.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return day;
  return [date, month, year].map(write).join('/');
}

/** Formats a time as `09:05` in the page's digits. */
export const writeTime = (time: string): string =>
  parseTime(time) === undefined ? time : time.split(':').map(write).join(':');

/** Whether a form value is empty or a day. */
export const isDayOrEmpty = (value: string): boolean => value === '' || isoDay.test(value);
