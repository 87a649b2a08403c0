/** What spreadsheets would run as a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * One cell. A text that a spreadsheet would take for a formula gets an apostrophe before it, which spreadsheets don't show.
 */
function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), with a mark that lets spreadsheets read it as UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;

/** Cells of a CSV, by commas or, as spreadsheets of some countries write it, semicolons. Empty lines are left out. */
export function parseCsv(text: string): { readonly row: number; readonly cells: readonly string[] }[] {
  const body = text.replace(/^\uFEFF/, '');
  const [head = ''] = body.split(/\r?\n/, 1);
  const separator = head.split(';').length > head.split(',').length ? ';' : ',';
  const rows: { row: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let row = 1;
  const endCell = () => {
    cells.push(cell.trim().replace(/^'(?=[=+\-@])/, ''));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each !== '')) rows.push({ row, cells });
    cells = [];
    row += 1;
  };
  for (let at = 0; at < body.length; at += 1) {
    const letter = body[at] ?? '';
    if (isQuoted && letter === '"' && body[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
      if (isQuoted) cell = '';
    } else if (isQuoted) cell += letter;
    else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}
