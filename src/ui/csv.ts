import { CSV_MARK, removeMark, writeCsvRow } from '../platform/csv.ts';

/** Creates a CSV file by RFC 4180 with a UTF-8 mark. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${CSV_MARK}${rows.map(writeCsvRow).join('')}`;

/** Removes the apostrophe that was added to a cell that looks like a formula. */
export const unmark = (cell: string): string => removeMark(cell);
