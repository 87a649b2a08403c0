const BENGALI_ZERO = 0x09e6;

/** An amount as people type it, in either script, with or without grouping: `1,250.50` → 125050; undefined for no amount. */
export function parseTaka(text: string): number | undefined {
  const plain = text
    .replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BENGALI_ZERO))
    .replace(/[৳,\s]/g, '');
  const [, whole, part = ''] = /^(-?\d{1,13})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(whole) * 100;
  return minor + (whole.startsWith('-') ? -1 : 1) * Number(part.padEnd(2, '0'));
}
