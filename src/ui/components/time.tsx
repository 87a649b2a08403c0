import { getLocale, toIntlTag } from '../locale.ts';

export type TimeFormat = 'day' | 'short-day' | 'minute' | 'month';

/** Time zone of all times on the site, regardless of the reader's, so that they match e-mails and documents. */
const homeZone = 'Asia/Dhaka';

const shapes: Record<TimeFormat, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  'short-day': { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  minute: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

const formats = new Map<string, Intl.DateTimeFormat>();
const tag = () => toIntlTag(getLocale(), 'en-GB');

/**
 * Formats Bangla as `২১ নভেম্বর ২০২৬, ২২:১৫`: no comma before the year, and full names of months, because Bangla has no
 * short ones.
 */
function joinBangla(formatter: Intl.DateTimeFormat, at: string, format: TimeFormat): string {
  const parts = new Map(formatter.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const month = `${parts.get('month')} ${parts.get('year')}`;
  if (format === 'month') return month;
  const day = `${parts.get('day')} ${month}`;
  return format === 'minute' ? `${day}, ${parts.get('hour')}:${parts.get('minute')}` : day;
}

/** Formats an ISO time in the page's language; default time zone: Dhaka. */
export function formatTime(at: string, format: TimeFormat, timeZone: string | undefined = homeZone): string {
  const key = `${tag()} ${format} ${timeZone}`;
  let formatter = formats.get(key);
  if (formatter === undefined) {
    const month = getLocale() === 'bn' ? { month: 'long' as const } : {};
    formatter = new Intl.DateTimeFormat(tag(), { ...shapes[format], ...month, timeZone });
    formats.set(key, formatter);
  }
  return getLocale() === 'bn' ? joinBangla(formatter, at, format) : formatter.format(new Date(at));
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Relative time such as "3 hours ago" in the page's language; "now" below a minute. */
export function formatAgo(at: string, now: number): string {
  const seconds = (Date.parse(at) - now) / 1000;
  const words = new Intl.RelativeTimeFormat(tag(), { numeric: 'auto' });
  const step = steps.find(([, length]) => Math.abs(seconds) >= length);
  return step === undefined ? words.format(0, 'second') : words.format(Math.round(seconds / step[1]), step[0]);
}

/** A time in Dhaka. */
export function Time({ at, format }: { at: string; format: TimeFormat }) {
  return <time dateTime={at}>{formatTime(at, format)}</time>;
}

/** A relative time and the exact one. The browser keeps the server's words, so that lines don't move. */
export const Ago = ({ at }: { at: string }) => (
  <span suppressHydrationWarning>
    {`${formatAgo(at, Date.now())} · `}
    <Time at={at} format="minute" />
  </span>
);

/** Formats a time as `2026-11-21 07:31:51 UTC`. */
const formatUtc = (at: string): string => `${at.slice(0, 19).replace('T', ' ')} UTC`;

/** A time in Dhaka for admins, with UTC as tooltip to compare with logs. */
export function DhakaTime({ at, format = 'minute' }: { at: string; format?: TimeFormat }) {
  return (
    <time dateTime={at} title={formatUtc(at)} suppressHydrationWarning>
      {formatTime(at, format)}
    </time>
  );
}
