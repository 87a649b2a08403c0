/** For spreadsheets: 123456 → `1234.56`, without rounding. Two decimals, as the currencies of this product have. */
export function writeAmount(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
