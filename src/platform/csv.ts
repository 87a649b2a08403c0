/**
 * Whether a cell gets an apostrophe: spreadsheets would take it for a formula, even after spaces. A cell that begins
 * with an apostrophe gets another one, so that the mark can be removed unambiguously.
 */
const isMarked = (text: string): boolean => /^(\s*[=+\-@]|[\t\r\n']|\s+$)/.test(text);

/** Byte order mark, by which spreadsheets recognize UTF-8. */
export const CSV_MARK = '\ufeff';

/** Quotes every cell, because some spreadsheets split rows at semicolons. */
const quote = (text: string): string => `"${(isMarked(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Removes the apostrophe that `writeCsvRow` added to a cell. */
export const removeMark = (cell: string): string =>
  cell.startsWith("'") && isMarked(cell.slice(1)) ? cell.slice(1) : cell;

/** Writes a row by RFC 4180; a cell that looks like a formula gets an apostrophe. Numbers are unquoted. */
export const writeCsvRow = (cells: readonly (string | { readonly number: string })[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? quote(cell) : cell.number)).join(',')}\r\n`;

/** Converts minor units to major units. */
export const toAmount = (minor: number): number => minor / 100;

export interface CsvRow {
  /** Line number, from 1, at which the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
  /** True if the file ends inside quotes, so that the last cell may contain further rows. */
  readonly isUnclosed?: true;
}

/**
 * Parses rows by RFC 4180 in chunks, with at most one row in memory. Lines may end with CR LF or LF; the apostrophe
 * that `writeCsvRow` adds is removed.
 */
export async function* readCsvRows(
  parts: AsyncIterable<string> | Iterable<string>,
  { separator = ',' }: { readonly separator?: ',' | ';' } = {},
): AsyncGenerator<CsvRow> {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** Whether the last character was a quote inside quotes: either the end of the cell, or the first of a pair. */
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
