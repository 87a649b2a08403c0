/** What stands for the hash before the first row. */
export const FIRST_HASH = '0'.repeat(64);

/** The columns of an exported ledger; amounts are in minor units. A row is a transfer, with the journal that it is of. */
export const exportColumns = [
  'journal',
  'posted_at',
  'kind',
  'source',
  'order_line',
  'outcome',
  'clears_at',
  'transfer',
  'debit',
  'credit',
  'amount',
  'currency',
  'hash',
] as const;

export type ExportColumn = (typeof exportColumns)[number];

/** The value of every column but the hash, in their order. */
export type ExportCells = readonly string[];

/** Which column of a last row has what. */
const END_MARK = 'end';

export interface ExportEnd {
  /** When the export began. */
  readonly exportedAt: string;
  /** Rows above, without the heading. */
  readonly rows: number;
  /** What the export could see, as PostgreSQL writes snapshots. */
  readonly snapshot: string;
}

/** The row below all others: without it a file that was cut off couldn't be told from a whole one. */
export function toEndCells({ exportedAt, rows, snapshot }: ExportEnd): ExportCells {
  const cells: Partial<Record<ExportColumn, string>> = {
    journal: END_MARK,
    posted_at: exportedAt,
    source: snapshot,
    transfer: String(rows),
  };
  return exportColumns.slice(0, -1).map((column) => cells[column] ?? '');
}

/** Undefined for any other row. */
export function parseEndCells(cells: ExportCells): ExportEnd | undefined {
  const read = (column: ExportColumn): string => cells[exportColumns.indexOf(column)] ?? '';
  if (read('journal') !== END_MARK) return undefined;
  return { exportedAt: read('posted_at'), rows: Number(read('transfer')), snapshot: read('source') };
}
