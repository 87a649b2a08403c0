import { CSV_MARK, removeMark, writeCsvRow } from '../platform/csv.ts';

/** A whole file: rows by RFC 4180, marked as UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${CSV_MARK}${rows.map(writeCsvRow).join('')}`;

/** A cell as it was written, without the apostrophe that a formula got. */
export const unmark = (cell: string): string => removeMark(cell);
