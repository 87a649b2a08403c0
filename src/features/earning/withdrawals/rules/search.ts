/** Fifteen digits are more than any withdrawal number has, and exact as a JavaScript number. */
const number = /^[#№]?\s*(\d{1,15})$/u;
const BENGALI_ZERO = 0x09e6;

/** Parses a typed withdrawal number in either script, with or without `#`; undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const latin = text.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BENGALI_ZERO));
  const digits = number.exec(latin.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
