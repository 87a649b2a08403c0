import { getLocale } from './locale.ts';

// One formatter for each language and shape: making one costs a hundred times what using it does.
const formats = new Map<string, Intl.NumberFormat>();

/** A number in the page's digits and grouping. */
export function formatNumber(value: number | bigint, options: Intl.NumberFormatOptions): string {
  // `en-BD` groups by thousands in some engines; `en-IN` groups by lakh and crore in all.
  const tag = getLocale() === 'bn' ? 'bn-BD' : 'en-IN';
  const key = tag + JSON.stringify(options);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(tag, options);
    formats.set(key, format);
  }
  return format.format(value);
}

const whole = { maximumFractionDigits: 0 };
const twoDigits = { minimumIntegerDigits: 2 };

const symbols = new Map([['BDT', '৳']]);

function getSymbol(currency: string): string {
  let symbol = symbols.get(currency);
  if (symbol === undefined) {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0);
    symbol = parts.find((part) => part.type === 'currency')?.value ?? currency;
    symbols.set(currency, symbol);
  }
  return symbol;
}

/**
 * From minor units: 12345600 → `৳1,23,456` or `৳১,২৩,৪৫৬`; exact for any integer, since nothing is divided into a
 * fraction. Price 0 is the caller's word for free.
 * @throws RangeError for a number that is no integer
 */
export function formatMoney(minor: number | bigint, currency: string): string {
  const amount = BigInt(minor);
  const positive = amount < 0n ? -amount : amount;
  const units = formatNumber(positive / 100n, whole);
  const rest = positive % 100n;
  const shown = rest === 0n ? units : `${units}.${formatNumber(rest, twoDigits)}`;
  return `${amount < 0n ? '-' : ''}${getSymbol(currency)}${shown}`;
}

/** A count in the page's digits and grouping: 123456 → `1,23,456` or `১,২৩,৪৫৬`. */
export function formatCount(count: number): string {
  return formatNumber(count, whole);
}
