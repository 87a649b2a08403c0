/**
 * Invisible characters: controls, direction marks, joiners and fillers. A joiner between Bangla letters is kept,
 * because it changes how they are written. The database has the same rule (`is_clean_text`).
 */
const invisible =
  /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?<![\u0980-\u09ff])[\u200c\u200d]|[\u200c\u200d](?![\u0980-\u09ff])/gu;

const isPlainAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Trims a multi-line text and removes invisible characters. */
export function cleanText(text: string): string {
  if (isPlainAscii(text)) return text.trim();
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .trim();
}

/**
 * Converts a text to one trimmed line without invisible characters; line breaks and repeated spaces become one space.
 */
export const cleanLine = (text: string): string => cleanText(text).replace(/[ \n]+/g, ' ');
