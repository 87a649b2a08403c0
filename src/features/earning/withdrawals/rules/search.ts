/** Far more than there will ever be, and exact. */
const number = /^[#№]?\s*(\d{1,15})$/u;
const BENGALI_ZERO = 0x09e6;

/** The number of a request as somebody types it, in either script, with or without `#`; undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const latin = text.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BENGALI_ZERO));
  const digits = number.exec(latin.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
