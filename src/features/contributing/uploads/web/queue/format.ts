import { getLocale, toIntlTag } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

const tag = (): string => toIntlTag(getLocale(), 'en-GB');

export const formatCount = (count: number): string => new Intl.NumberFormat(tag()).format(count);

const units: readonly (readonly [bytes: number, english: string, bangla: string, digits: number])[] = [
  [1e9, 'GB', 'জিবি', 1],
  [1e6, 'MB', 'এমবি', 1],
  [1e3, 'kB', 'কেবি', 0],
  [1, 'bytes', 'বাইট', 0],
];

/** Formats a size as `4.7 GB` or `৩২০ কেবি`. */
export function formatSize(bytes: number): string {
  const [unit, english, bangla, digits] = units.find(([least]) => bytes >= least) ?? [1, 'bytes', 'বাইট', 0];
  const value = new Intl.NumberFormat(tag(), { maximumFractionDigits: digits }).format(bytes / unit);
  return `${value} ${getLocale() === 'bn' ? bangla : english}`;
}

/** Formats the remaining time; empty if it is unknown. */
export function formatTimeLeft(bytes: number, speed: number): string {
  if (speed <= 0 || bytes <= 0) return '';
  const seconds = Math.ceil(bytes / speed);
  if (seconds < 90) return sayLeft(seconds, m.uploads_left_seconds_one, m.uploads_left_seconds);
  if (seconds < 90 * 60) return sayLeft(Math.round(seconds / 60), m.uploads_left_minutes_one, m.uploads_left_minutes);
  return sayLeft(Math.round(seconds / 3600), m.uploads_left_hours_one, m.uploads_left_hours);
}

type CountText = (values: { count: string }) => string;

const sayLeft = (count: number, one: CountText, many: CountText): string =>
  (count === 1 ? one : many)({ count: formatCount(count) });
