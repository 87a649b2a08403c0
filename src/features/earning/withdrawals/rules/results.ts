import { cleanLine, cleanText } from '../../../../platform/clean-text.ts';
import { type CsvRow, readCsvRows } from '../../../../platform/csv.ts';
import { parseAmount } from './amount.ts';

/** What a row of the bank's file says. */
export interface ResultRow {
  /** In the file, from 1. */
  readonly row: number;
  /** The request's number as it was written. */
  readonly request: string;
  readonly number: number | undefined;
  readonly result: 'paid' | 'failed' | 'none' | 'unknown';
  readonly reference: string;
  readonly reason: string;
  /** Minor units; null where there is none, `unreadable` where nobody can tell how much it is. */
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

/** Rows of the bank's or a spreadsheet's file, by commas or, as some countries write it, semicolons; empty ones left out. */
async function readRows(csv: string): Promise<CsvRow[]> {
  const [head = ''] = csv.split('\n', 1);
  const separator = head.split(';').length > head.split(',').length ? ';' : ',';
  const rows: CsvRow[] = [];
  for await (const row of readCsvRows([csv], { separator }))
    if (row.isUnclosed === true || row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
  return rows;
}

/** The rows below the heading, whatever other columns there are, or what is wrong with the file as a whole. */
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

/** Numbers of the requests of which the rows say two things: what the bank did isn't known then. */
export function findContradictions(rows: readonly ResultRow[]): ReadonlySet<number> {
  const told = rows.filter(({ result }) => result !== 'none');
  const byNumber = Map.groupBy(told, ({ number }) => number);
  const found = [...byNumber].flatMap(([number, all]) => {
    const results = new Set(all.map(({ result, reference }) => (result === 'paid' ? `paid ${reference}` : result)));
    return number !== undefined && results.size > 1 ? [number] : [];
  });
  return new Set(found);
}
