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

/** The row below all others: without it, a truncated file would look complete. */
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

/** Whether this is a snapshot as PostgreSQL writes it: the first and the next transaction, and those between that are going on. */
function isSnapshot(text: string): boolean {
  const [, first, next, between] = snapshots.exec(text) ?? [];
  if (first === undefined || next === undefined) return false;
  const open = between === '' || between === undefined ? [] : between.split(',').map(BigInt);
  const isAscending = open.every((each, index) => each > (open[index - 1] ?? -1n));
  const isBetween = open.every((each) => each >= BigInt(first) && each < BigInt(next));
  return BigInt(first) > 0n && BigInt(first) <= BigInt(next) && isAscending && isBetween;
}

/** Undefined for any other row; `unreadable` for one that no export has written. */
export function parseEndCells(cells: ExportCells): ExportEnd | 'unreadable' | undefined {
  const read = (column: ExportColumn): string => cells[exportColumns.indexOf(column)] ?? '';
  if (read('journal') !== END_MARK) return undefined;
  const end = { exportedAt: read('posted_at'), rows: Number(read('transfer')), snapshot: read('source') };
  const isTime = time.test(end.exportedAt) && !Number.isNaN(Date.parse(end.exportedAt));
  return isTime && isSnapshot(end.snapshot) ? end : 'unreadable';
}
