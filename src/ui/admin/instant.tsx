import { formatTime } from '../components/time.tsx';

/** `2026-11-21 07:31:51 UTC` */
const inUtc = (at: string): string => `${at.slice(0, 19).replace('T', ' ')} UTC`;

/** A point in time in Dhaka's zone, wherever the admin is, so that two admins speak of the same hour; its title is UTC. */
export function Instant({ at, format = 'minute' }: { at: string; format?: 'day' | 'minute' }) {
  return (
    <time dateTime={at} title={inUtc(at)} suppressHydrationWarning>
      {formatTime(at, format)}
    </time>
  );
}
