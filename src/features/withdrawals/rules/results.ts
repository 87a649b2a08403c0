import { parseCsv } from './csv.ts';

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

/** The rows below the heading, whatever other columns there are; undefined where a column is missing. */
export function parseResults(csv: string): ResultRow[] | undefined {
  const [heading, ...rows] = parseCsv(csv);
  const names = heading?.cells.map((cell) => cell.toLowerCase()) ?? [];
  if (columns.some((column) => !names.includes(column))) return undefined;
  return rows.map(({ row, cells }) => {
    const read = (column: (typeof columns)[number]): string => cells[names.indexOf(column)] ?? '';
    const request = read('request');
    return {
      row,
      request,
      number: /^\d{1,15}$/.test(request) ? Number(request) : undefined,
      result: words[read('status').toLowerCase()] ?? 'unknown',
      reference: read('reference'),
      reason: read('reason'),
    };
  });
}
