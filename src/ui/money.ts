import { formatCopiesIn, formatMoneyIn, formatNumberIn } from '../platform/local-format.ts';
import { getLocale } from './locale.ts';

/** A number in the page's digits and grouping. */
export const formatNumber = (value: number | bigint, options: Intl.NumberFormatOptions): string =>
  formatNumberIn(getLocale(), value, options);

/**
 * From minor units, in the page's digits: 12345600 → `৳1,23,456` or `৳১,২৩,৪৫৬`. Price 0 is the caller's word for free.
 * @throws RangeError for a number that is no integer
 */
export const formatMoney = (minor: number | bigint, currency: string): string =>
  formatMoneyIn(getLocale(), minor, currency);

/** How many copies a licence allows, in the page's language: grouped as the texts of licences have it. */
export const formatCopies = (count: number): string => formatCopiesIn(getLocale(), count);

/** A count in the page's digits and grouping: 123456 → `1,23,456` or `১,২৩,৪৫৬`. */
export const formatCount = (count: number): string => formatNumber(count, { maximumFractionDigits: 0 });
