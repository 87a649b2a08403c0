import { getLocale, toIntlTag } from '../../locale.ts';
import { formatTime } from '../time.tsx';

/** Whether a bar is a day; otherwise it is a month. */
export const isDay = (span: string): boolean => span.length === 10;

/** Formats a day or month. */
export function describeSpan(span: string): string {
  if (isDay(span)) return formatTime(`${span}T12:00:00+06:00`, 'short-day');
  const format = new Intl.DateTimeFormat(toIntlTag(getLocale(), 'en-GB'), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${span}-15T00:00:00Z`));
}
