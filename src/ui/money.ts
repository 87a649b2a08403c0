import { formatCopiesIn, formatMoneyIn, formatNumberIn, formatWholeIn } from '../platform/local-format.ts';
import { getLocale } from './locale.ts';

/** Formats a number with the page's digits and grouping. */
export const formatNumber = (value: number | bigint, options: Intl.NumberFormatOptions): string =>
  formatNumberIn(getLocale(), value, options);

/**
 * Formats minor units in the page's digits, such as 12345600 as `৳1,23,456` or `৳১,২৩,৪৫৬`. The caller handles free
 * prices.
 * @throws RangeError for a number that is no integer
 */
export const formatMoney = (minor: number | bigint, currency: string): string =>
  formatMoneyIn(getLocale(), minor, currency);

/** Formats a licence's number of copies in the page's language, grouped like in licence texts. */
export const formatCopies = (count: number): string => formatCopiesIn(getLocale(), count);

/** Formats a count in the page's digits and grouping, such as 123456 as `1,23,456` or `১,২৩,৪৫৬`. */
export const formatCount = (count: number): string => formatWholeIn(getLocale(), count);
