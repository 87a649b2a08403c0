import { getDigits } from './digits.ts';

type Locale = 'en' | 'bn';

const banglaTags = { beng: 'bn-BD-u-nu-beng', latn: 'bn-BD-u-nu-latn' } as const;

/** Language tag for `Intl` with the chosen digits. `english`: variant that groups numbers or orders dates. */
export const toIntlTag = (locale: Locale, english: 'en' | 'en-GB' | 'en-IN', digits = getDigits()): string =>
  locale === 'bn' ? banglaTags[digits] : english;

/** Minus sign with the width of a plus sign; `Intl` writes a hyphen. */
const MINUS = '\u2212';

const bengaliZero = 0x09e6;

/** Converts digits of a text to the language's, for numbers whose grouping is fixed. */
export const localizeDigits = (locale: Locale, text: string): string =>
  locale === 'bn' && getDigits() === 'beng'
    ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)))
    : text;

// Formatters are cached, because creating one is a hundred times slower than using it.
const formats = new Map<string, Intl.NumberFormat>();

function findFormat(key: string, tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(tag, options);
    formats.set(key, format);
  }
  return format;
}

/** Language tag for numbers: `en-BD` groups by thousands in some engines; `en-IN` groups by lakh and crore in all. */
const toNumberTag = (locale: Locale): string => toIntlTag(locale, 'en-IN');

/** Formats a number with the language's grouping and the chosen digits. */
export function formatNumberIn(locale: Locale, value: number | bigint, options: Intl.NumberFormatOptions): string {
  const tag = toNumberTag(locale);
  return findFormat(tag + JSON.stringify(options), tag, options)
    .format(value)
    .replace('-', MINUS);
}

/**
 * Formats a number without decimals. Most numbers of a page are counts and prices, so this one needs no key made of
 * options, which takes longer than formatting.
 */
export function formatWholeIn(locale: Locale, value: number | bigint): string {
  const tag = toNumberTag(locale);
  return findFormat(tag, tag, whole).format(value).replace('-', MINUS);
}

const copies = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/**
 * Formats the number of copies of a licence; the grouping matches the licence texts, which are contracts and don't
 * change.
 */
export const formatCopiesIn = (locale: Locale, value: number): string =>
  locale === 'en' ? copies.format(value) : formatWholeIn(locale, value);

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
 * Formats minor units, such as 12345600 as `৳1,23,456` or `৳১,২৩,৪৫৬`; exact for any integer, because it uses integers
 * only. The caller handles free prices.
 * @throws RangeError for a number that is no integer
 */
export function formatMoneyIn(locale: Locale, minor: number | bigint, currency: string): string {
  const amount = BigInt(minor);
  const positive = amount < 0n ? -amount : amount;
  const units = formatWholeIn(locale, positive / 100n);
  const rest = positive % 100n;
  const shown = rest === 0n ? units : `${units}.${formatNumberIn(locale, rest, twoDigits)}`;
  return `${amount < 0n ? MINUS : ''}${getSymbol(currency)}${shown}`;
}

/** Formats a time in Dhaka as `25 November 2026, 14:05`. */
export function formatMomentIn(locale: Locale, at: Date): string {
  const time = new Intl.DateTimeFormat(toIntlTag(locale, 'en-GB'), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Dhaka',
  }).format(at);
  return `${formatDayIn(locale, at)}, ${time}`;
}

/** Formats a day in Dhaka as `21 November 2026` or `২১ নভেম্বর ২০২৬`. */
export function formatDayIn(locale: Locale, at: Date): string {
  const parts = new Map(
    new Intl.DateTimeFormat(toIntlTag(locale, 'en-GB'), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Dhaka',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
}
