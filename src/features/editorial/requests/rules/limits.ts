import { formatNumberIn } from '../../../../platform/local-format.ts';
import { translate } from './messages.ts';

/** Maximum number of requests per account and day. */
export const MAX_A_DAY = 10;
/** Maximum number of confirmation e-mails per mailbox and day, because anybody can enter another person's address. */
export const MAX_RECEIVED_LETTERS = 3;
/**
 * Maximum number of works by one contributor for a request, including unlinked ones about which the requester was
 * notified.
 */
export const MAX_ANSWERS = 5;
/** Maximum number of works that an e-mail names; the next one has the others. */
export const MAX_NAMED_WORKS = 8;
const DAY_SECONDS = 86_400;

export const toDayBefore = (now: Date): Date => new Date(now.getTime() - DAY_SECONDS * 1000);

/** Seconds until the oldest of a day's requests is a day old. */
export const findWait = (oldest: Date, now: Date): number =>
  Math.max(1, Math.ceil((oldest.getTime() - now.getTime()) / 1000) + DAY_SECONDS);

export const describeMaxAnswers = (locale: 'en' | 'bn'): string =>
  translate('most_answers', locale, { count: formatNumberIn(locale, MAX_ANSWERS, {}) });

/** Explains that the limit is reached, and when the next request is possible. */
export function describeWait(seconds: number, locale: 'en' | 'bn'): string {
  const write = (count: number): string => formatNumberIn(locale, count, {});
  const when =
    seconds > 5400
      ? translate('in_hours', locale, { count: Math.ceil(seconds / 3600) })
      : translate('in_minutes', locale, { count: Math.ceil(seconds / 60) });
  return translate('too_many', locale, { count: write(MAX_A_DAY), when });
}
