/**
 * Formats an amount for spreadsheets, such as 123456 as `1234.56`, without rounding. All supported currencies have two
 * decimals.
 */
export function writeAmount(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
