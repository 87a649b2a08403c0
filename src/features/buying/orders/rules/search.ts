import { RECEIPT_NUMBER } from './receipt-number.ts';

/** Fifteen digits are more than any order number has, and exact as a JavaScript number. */
const number = /^[#№]?\s*(\d{1,15})$/u;
const BENGALI_ZERO = 0x09e6;

const toLatin = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BENGALI_ZERO)).trim();

/** Parses a typed receipt number such as `R-2026-000123` or `r-২০২৬-১২৩`; undefined for anything else. */
export function parseReceiptNumber(text: string): { readonly year: number; readonly number: number } | undefined {
  const [, year, number] = RECEIPT_NUMBER.exec(toLatin(text)) ?? [];
  return number === undefined ? undefined : { year: Number(year), number: Number(number) };
}

/** Parses a typed order number in either script, with or without `#`; undefined for anything else. */
export function parseOrderNumber(text: string): number | undefined {
  const digits = number.exec(toLatin(text))?.[1];
  return digits === undefined ? undefined : Number(digits);
}
