/**
 * What gets an apostrophe in a file: spreadsheets take these for a formula, also behind spaces. What begins with an
 * apostrophe gets one more, to be read back.
 */
export const isMarked = (text: string): boolean => /^(\s*[=+\-@]|[\t\r\n']|\s+$)/.test(text);

/** Tells spreadsheets that a file is UTF-8. */
export const CSV_MARK = '\ufeff';

/** Always in quotes: some spreadsheets part a row at semicolons. */
const quote = (text: string): string => `"${(isMarked(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A row of a file by RFC 4180; what looks like a formula begins with an apostrophe. Numbers are written as they are. */
export const writeCsvRow = (cells: readonly (string | { readonly number: string })[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? quote(cell) : cell.number)).join(',')}\r\n`;
