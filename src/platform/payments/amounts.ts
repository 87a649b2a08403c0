const decimal = /^(0|[1-9]\d{0,15})(?:\.(\d{1,6}))?$/;

/** Number of decimals of a currency: 2 for BDT. */
export const countDecimals = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Formats minor units as a decimal: 1050 of BDT is `10.50`. It uses digits only, because floats are inexact. */
export function toDecimal(amount: number, currency: string): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is no amount`);
  const decimals = countDecimals(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * Parses a decimal: `10.5`, `10.50` or `10.500` of BDT is 1050. Undefined for anything else, including fractions of a
 * minor unit.
 */
export function parseDecimal(text: string, currency: string): number | undefined {
  const [, whole, fraction = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const decimals = countDecimals(currency);
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined;
  const amount = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}
