/**
 * What gets an apostrophe in a file: spreadsheets take these for a formula, also behind spaces. What begins with an
 * apostrophe gets one more, to be read back.
 */
const isMarked = (text: string): boolean => /^(\s*[=+\-@]|[\t\r\n']|\s+$)/.test(text);

/** Tells spreadsheets that a file is UTF-8. */
export const CSV_MARK = '\ufeff';

/** Always in quotes: some spreadsheets part a row at semicolons. */
const quote = (text: string): string => `"${(isMarked(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A cell as it was written, without the apostrophe that a formula got. */
export const removeMark = (cell: string): string =>
  cell.startsWith("'") && isMarked(cell.slice(1)) ? cell.slice(1) : cell;

/** A row of a file by RFC 4180; what looks like a formula begins with an apostrophe. Numbers are written as they are. */
export const writeCsvRow = (cells: readonly (string | { readonly number: string })[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? quote(cell) : cell.number)).join(',')}\r\n`;

/** Minor units as people write an amount. */
export const toAmount = (minor: number): number => minor / 100;

export interface CsvRow {
  /** Line of the file, from 1, where the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The file ends inside quotes: what should be rows of their own may be in the last cell. */
  readonly isUnclosed?: true;
}

/**
 * Rows of a file by RFC 4180, a part at a time: of the file no more than a row is in memory. Lines may end with CR LF or LF; the
 * apostrophe before what looks like a formula is taken off.
 */
export async function* readCsvRows(
  parts: AsyncIterable<string> | Iterable<string>,
  { separator = ',' }: { readonly separator?: ',' | ';' } = {},
): AsyncGenerator<CsvRow> {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** The last letter was a quote inside quotes: the end of them, or the first of a pair. */
  let isLeaving = false;
  let line = 1;
  let begin = 1;
  let isFirst = true;
  const end = (): CsvRow => {
    const row = { line: begin, cells: [...cells, removeMark(cell)] };
    cells = [];
    cell = '';
    begin = line;
    return row;
  };
  for await (const given of parts) {
    const part = isFirst && given.startsWith(CSV_MARK) ? given.slice(1) : given;
    if (given !== '') isFirst = false;
    for (let at = 0; at < part.length; at += 1) {
      const letter = part.charAt(at);
      if (letter === '\n') line += 1;
      if (isLeaving && letter === '"') {
        cell += '"';
        isLeaving = false;
      } else if (isQuoted && !isLeaving) {
        if (letter === '"') isLeaving = true;
        else cell += letter;
      } else if (letter === '"' && cell === '') isQuoted = true;
      else if (letter === separator) {
        cells.push(removeMark(cell));
        cell = '';
        isQuoted = false;
        isLeaving = false;
      } else if (letter === '\n') {
        isQuoted = false;
        isLeaving = false;
        yield end();
      } else if (letter !== '\r') cell += letter;
    }
  }
  const isUnclosed = isQuoted && !isLeaving;
  if (cell !== '' || cells.length > 0 || isQuoted) yield isUnclosed ? { ...end(), isUnclosed } : end();
}
