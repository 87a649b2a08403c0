const BENGALI_ZERO = 0x09e6;

/**
 * Parses an amount of a bank's file, as typed or as written by a spreadsheet, in either script: `1,500.00`, `1500`,
 * `1500,5`. Returns minor units; null for an empty cell.
 */
export function parseAmount(text: string): number | 'unreadable' | null {
  if (text === '') return null;
  const latin = text
    .replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BENGALI_ZERO))
    .replace(/\s/g, '');
  const [, whole, fraction = ''] =
    /^(\d{1,12}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2})0*)?$/.exec(latin) ??
    /^(\d{1,12}),(\d{1,2})$/.exec(latin) ??
    [];
  if (whole === undefined) return 'unreadable';
  return Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
}
