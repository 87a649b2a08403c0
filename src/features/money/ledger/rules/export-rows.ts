/** Value in place of the previous hash in the first row. */
export const FIRST_HASH = '0'.repeat(64);

/** Columns of an exported ledger; amounts are in minor units. Each row is a transfer with its journal. */
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

/** Values of all columns except the hash, in the order of the columns. */
export type ExportCells = readonly string[];

/** Text in the first column that marks the last row, whose columns have other meanings. */
const END_MARK = 'end';

export interface ExportEnd {
  /** When the export began. */
  readonly exportedAt: string;
  /** Number of rows above, without the heading. */
  readonly rows: number;
  /** The exporting transaction's snapshot, in PostgreSQL's text format. */
  readonly snapshot: string;
}

/** The last row of an export; without it, a truncated file would look complete. */
export function toEndCells({ exportedAt, rows, snapshot }: ExportEnd): ExportCells {
  const cells: Partial<Record<ExportColumn, string>> = {
    journal: END_MARK,
    posted_at: exportedAt,
    source: snapshot,
    transfer: String(rows),
  };
  return exportColumns.slice(0, -1).map((column) => cells[column] ?? '');
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const snapshots = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/;

/**
 * Whether the text is a snapshot in PostgreSQL's format: the oldest running and the next transaction, then those
 * running in between.
 */
function isSnapshot(text: string): boolean {
  const [, first, next, between] = snapshots.exec(text) ?? [];
  if (first === undefined || next === undefined) return false;
  const open = between === '' || between === undefined ? [] : between.split(',').map(BigInt);
  const isAscending = open.every((each, index) => each > (open[index - 1] ?? -1n));
  const isBetween = open.every((each) => each >= BigInt(first) && each < BigInt(next));
  return BigInt(first) > 0n && BigInt(first) <= BigInt(next) && isAscending && isBetween;
}

/**
 * Parses the last row of an export. Undefined for any other row; `unreadable` for a last row that no export has
 * written.
 */
export function parseEndCells(cells: ExportCells): ExportEnd | 'unreadable' | undefined {
  const read = (column: ExportColumn): string => cells[exportColumns.indexOf(column)] ?? '';
  if (read('journal') !== END_MARK) return undefined;
  const end = { exportedAt: read('posted_at'), rows: Number(read('transfer')), snapshot: read('source') };
  const isTime = time.test(end.exportedAt) && !Number.isNaN(Date.parse(end.exportedAt));
  return isTime && isSnapshot(end.snapshot) ? end : 'unreadable';
}
