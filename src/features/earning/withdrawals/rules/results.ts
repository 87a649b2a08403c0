import { cleanLine, cleanText } from '../../../../platform/clean-text.ts';
import { type CsvRow, readCsvRows } from '../../../../platform/csv.ts';
import { parseAmount } from './amount.ts';

/** A row of the bank's file. */
export interface ResultRow {
  /** Row number in the file, from 1. */
  readonly row: number;
  /** Number of the withdrawal as typed. */
  readonly request: string;
  readonly number: number | undefined;
  readonly result: 'paid' | 'failed' | 'none' | 'unknown';
  readonly reference: string;
  readonly reason: string;
  /** Amount in minor units; null if the cell is empty, `unreadable` if it is not clearly an amount. */
  readonly amount: number | 'unreadable' | null;
}

const words: Readonly<Record<string, ResultRow['result']>> = {
  '': 'none',
  paid: 'paid',
  success: 'paid',
  successful: 'paid',
  পরিশোধিত: 'paid',
  failed: 'failed',
  fail: 'failed',
  ব্যর্থ: 'failed',
};

const columns = ['request', 'status', 'reference', 'reason'] as const;

/** Rows of a file that a bank or spreadsheet wrote, separated by commas or semicolons; empty rows are left out. */
async function readRows(csv: string): Promise<CsvRow[]> {
  const [head = ''] = csv.split('\n', 1);
  const separator = head.split(';').length > head.split(',').length ? ';' : ',';
  const rows: CsvRow[] = [];
  for await (const row of readCsvRows([csv], { separator }))
    if (row.isUnclosed === true || row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
  return rows;
}

/** Parses the rows below the heading; other columns are ignored. Returns a reason if the whole file is unusable. */
export async function parseResults(csv: string): Promise<readonly ResultRow[] | 'no_columns' | 'unclosed'> {
  const all = await readRows(csv);
  if (all.some(({ isUnclosed }) => isUnclosed === true)) return 'unclosed';
  const [heading, ...rows] = all;
  const names = heading?.cells.map((cell) => cleanLine(cell).toLowerCase()) ?? [];
  if (columns.some((column) => !names.includes(column))) return 'no_columns';
  return rows.map(({ line, cells }) => {
    const read = (column: (typeof columns)[number] | 'amount'): string => cells[names.indexOf(column)] ?? '';
    const request = cleanLine(read('request'));
    return {
      row: line,
      request,
      number: /^\d{1,15}$/.test(request) ? Number(request) : undefined,
      result: words[cleanLine(read('status')).toLowerCase()] ?? 'unknown',
      reference: cleanLine(read('reference')),
      reason: cleanText(read('reason')),
      amount: parseAmount(cleanLine(read('amount'))),
    };
  });
}

/** Numbers of withdrawals with contradicting rows, so that the bank's result is unknown. */
export function findContradictions(rows: readonly ResultRow[]): ReadonlySet<number> {
  const told = rows.filter(({ result }) => result !== 'none');
  const byNumber = Map.groupBy(told, ({ number }) => number);
  const found = [...byNumber].flatMap(([number, all]) => {
    const results = new Set(all.map(({ result, reference }) => (result === 'paid' ? `paid ${reference}` : result)));
    return number !== undefined && results.size > 1 ? [number] : [];
  });
  return new Set(found);
}
