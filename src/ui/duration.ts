import { formatCount, formatNumber } from './money.ts';

/** Formats a duration as `1:05`, or as `1:02:05` from an hour on. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (part: number) => formatNumber(part, { minimumIntegerDigits: 2 });
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours === 0
    ? `${formatCount(minutes)}:${two(whole % 60)}`
    : `${formatCount(hours)}:${two(minutes)}:${two(whole % 60)}`;
}
