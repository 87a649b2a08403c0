import { formatNumberIn } from '../../../../platform/local-format.ts';
import { translate } from './messages.ts';

/** So many requests of one account in a day. */
export const MAX_A_DAY = 10;
/** So many letters a day to one mailbox that say that a request was received: anybody can name anybody's address. */
export const MAX_RECEIVED_LETTERS = 3;
/** Most works of one contributor for one request, including those that were unlinked after the requester was notified of them. */
export const MAX_ANSWERS = 5;
/** A letter names no more works than this; the next one has the others. */
export const MAX_NAMED_WORKS = 8;
const DAY_SECONDS = 86_400;

export const toDayBefore = (now: Date): Date => new Date(now.getTime() - DAY_SECONDS * 1000);

/** Seconds until the oldest of the requests of a day is a day old. */
export const findWait = (oldest: Date, now: Date): number =>
  Math.max(1, Math.ceil((oldest.getTime() - now.getTime()) / 1000) + DAY_SECONDS);

export const describeMaxAnswers = (locale: 'en' | 'bn'): string =>
  translate('most_answers', locale, { count: formatNumberIn(locale, MAX_ANSWERS, {}) });

/** Says that it was too much, and when it isn't any more. */
export function describeWait(seconds: number, locale: 'en' | 'bn'): string {
  const write = (count: number): string => formatNumberIn(locale, count, {});
  const when =
    seconds > 5400
      ? translate('in_hours', locale, { count: Math.ceil(seconds / 3600) })
      : translate('in_minutes', locale, { count: Math.ceil(seconds / 60) });
  return translate('too_many', locale, { count: write(MAX_A_DAY), when });
}
