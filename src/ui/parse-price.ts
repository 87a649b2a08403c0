const bangla = '০১২৩৪৫৬৭৮৯';
const MAX_POISHA = 1_000_000_000_000n;

const toPlain = (text: string): string =>
  text
    .replace(/[০-৯]/g, (digit) => String(bangla.indexOf(digit)))
    .replace(/[\s\u00a0\u202f]|৳|bdt|tk\.?|taka|টাকা|\/-/gi, '');

/**
 * Parses a typed or pasted price into poisha: an amount as in `parseAmount`, or `free`. Null: not for sale; undefined:
 * not a price.
 */
export function parsePrice(text: string): number | null | undefined {
  const plain = toPlain(text);
  if (plain === '' || plain === '-' || plain === '–') return null;
  if (/^(free|ফ্রি|বিনামূল্যে)$/i.test(plain)) return 0;
  return parseAmount(plain);
}

/**
 * Parses a typed amount such as `৳ 1,250.50` or `১২৫০` into poisha, without floating-point arithmetic; undefined for
 * anything else.
 */
export function parseAmount(text: string): number | undefined {
  const plain = toPlain(text);
  const found = /^(\d{1,3}(?:(?:,\d{2})*|(?:,\d{3})*),\d{3}|\d+)(?:\.(\d{1,2}))?$/.exec(plain);
  if (found === null) return undefined;
  const [, taka = '', poisha = ''] = found;
  const amount = BigInt(taka.replaceAll(',', '')) * 100n + BigInt(poisha.padEnd(2, '0'));
  return amount > MAX_POISHA ? undefined : Number(amount);
}

/** Formats a price for tables and exports as `1250.50`; empty if it isn't for sale. */
export function writePrice(poisha: number | null): string {
  if (poisha === null) return '';
  const text = String(poisha).padStart(3, '0');
  const [taka, rest] = [text.slice(0, -2), text.slice(-2)];
  return rest === '00' ? taka : `${taka}.${rest}`;
}
