import { getDigits } from './digits.ts';

type Locale = 'en' | 'bn';

const banglaTags = { beng: 'bn-BD-u-nu-beng', latn: 'bn-BD-u-nu-latn' } as const;

/** What `Intl` calls a language with the digits that were chosen for it. `english`: groups numbers or orders dates. */
export const toIntlTag = (locale: Locale, english: 'en' | 'en-GB' | 'en-IN', digits = getDigits()): string =>
  locale === 'bn' ? banglaTags[digits] : english;

/** A minus sign, as wide as a plus; `Intl` writes a hyphen. */
const MINUS = '\u2212';

const bengaliZero = 0x09e6;

/** Digits of a text in those of the language: for numbers whose grouping is not ours to choose. */
export const localizeDigits = (locale: Locale, text: string): string =>
  locale === 'bn' && getDigits() === 'beng'
    ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)))
    : text;

// One formatter for each language and shape: making one costs a hundred times what using it does.
const formats = new Map<string, Intl.NumberFormat>();

/** A number in a language's grouping, and the digits that were chosen for it. */
export function formatNumberIn(locale: Locale, value: number | bigint, options: Intl.NumberFormatOptions): string {
  // `en-BD` groups by thousands in some engines; `en-IN` groups by lakh and crore in all.
  const tag = toIntlTag(locale, 'en-IN');
  const key = tag + JSON.stringify(options);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(tag, options);
    formats.set(key, format);
  }
  return format.format(value).replace('-', MINUS);
}

const copies = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** How many copies a licence allows, grouped as the texts of licences have it: those are agreed on, and stay as they are. */
export const formatCopiesIn = (locale: Locale, value: number): string =>
  locale === 'en' ? copies.format(value) : formatNumberIn(locale, value, whole);

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
export function formatMoneyIn(locale: Locale, minor: number | bigint, currency: string): string {
  const amount = BigInt(minor);
  const positive = amount < 0n ? -amount : amount;
  const units = formatNumberIn(locale, positive / 100n, whole);
  const rest = positive % 100n;
  const shown = rest === 0n ? units : `${units}.${formatNumberIn(locale, rest, twoDigits)}`;
  return `${amount < 0n ? MINUS : ''}${getSymbol(currency)}${shown}`;
}

/** `25 November 2026, 14:05`, in Dhaka. */
export function formatMomentIn(locale: Locale, at: Date): string {
  const time = new Intl.DateTimeFormat(toIntlTag(locale, 'en-GB'), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Dhaka',
  }).format(at);
  return `${formatDayIn(locale, at)}, ${time}`;
}

/** `21 November 2026` or `২১ নভেম্বর ২০২৬`, of the day that it is in Dhaka. */
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
