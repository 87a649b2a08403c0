const BENGALI_ZERO = 0x09e6;
/** The indexes know parts of words from three characters on. */
const MIN_LETTERS = 3;

/** The number of a phone as people write it; its digits in a row, as they are stored. */
function parsePhone(text: string): string | undefined {
  const latin = text.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BENGALI_ZERO));
  const compact = latin.replace(/[\s().-]/g, '');
  return /^\+?\d{6,15}$/.test(compact) ? compact : undefined;
}

/** What to look for. Short words among longer ones are passed over: they are in almost everything. */
export function parseFindQuery(
  typed: string,
): { readonly text: string; readonly words: readonly string[] } | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const phone = parsePhone(text);
  const words = phone === undefined ? text.toLowerCase().split(/\s+/) : [phone];
  return { text, words: words.filter(({ length }) => length >= MIN_LETTERS) };
}
