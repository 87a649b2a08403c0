/**
 * What nobody sees: controls, changes of direction, joiners, fillers. Between Bangla letters a joiner changes how they
 * are written, so it stays there. The database has the same rule (`is_clean_text`).
 */
const invisible =
  /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?<![\u0980-\u09ff])[\u200c\u200d]|[\u200c\u200d](?![\u0980-\u09ff])/gu;

const isPlainAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** A text of several lines without characters that can't be seen, its ends trimmed. */
export function cleanText(text: string): string {
  if (isPlainAscii(text)) return text.trim();
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .trim();
}

/** One line without characters that can't be seen: line breaks and runs of spaces are one space. */
export const cleanLine = (text: string): string => cleanText(text).replace(/[ \n]+/g, ' ');
