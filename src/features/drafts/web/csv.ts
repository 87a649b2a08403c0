/** Spreadsheets take these for a formula. */
const formula = /^[=+\-@\t\r]/;
const escaped = /^'(?=[=+\-@\t\r])/;

const quote = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** RFC 4180 with a mark that tells spreadsheets it is UTF-8; what looks like a formula begins with an apostrophe. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;

/** Rows of a text with quoted fields; the apostrophe before a formula is taken off again. */
export function parseSeparated(text: string, separator: ',' | ';' | '\t'): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const source = text.replace(/^\ufeff/, '');
  const endField = () => {
    row.push(field.replace(escaped, ''));
    field = '';
  };
  const endRow = () => {
    endField();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (source.charAt(at + 1) === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && field === '') isQuoted = true;
    else if (letter === separator) endField();
    else if (letter === '\n') endRow();
    else if (letter !== '\r' || source.charAt(at + 1) !== '\n') field += letter;
  }
  if (field !== '' || row.length > 0) endRow();
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** A file of a spreadsheet: separated by commas, or by semicolons or tabs as some write it. */
export function parseCsv(text: string): string[][] {
  const [first = ''] = text.replace(/^\ufeff/, '').split('\n', 1);
  const count = (letter: string) => first.split(letter).length;
  const separators = [',', ';', '\t'] as const;
  const separator = separators.reduce((best, each) => (count(each) > count(best) ? each : best));
  return parseSeparated(text, separator);
}
