const BENGALI_ZERO = 0x09e6;
/** Minimum length of a word, as trigram indexes require. */
const MIN_LETTERS = 3;

/** A typed phone number as digits only, as it is stored; undefined for anything else. */
function parsePhone(text: string): string | undefined {
  const latin = text.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BENGALI_ZERO));
  const compact = latin.replace(/[\s().-]/g, '');
  return /^\+?\d{6,15}$/.test(compact) ? compact : undefined;
}

/** Parses the search text. Short words beside longer ones are ignored, because nearly every record contains them. */
export function parseFindQuery(
  typed: string,
): { readonly text: string; readonly words: readonly string[] } | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const phone = parsePhone(text);
  const words = phone === undefined ? text.toLowerCase().split(/\s+/) : [phone];
  return { text, words: words.filter(({ length }) => length >= MIN_LETTERS) };
}
