import { type Context, inTransaction } from '../../../platform/context.ts';
import { CSV_MARK, writeCsvRow } from '../../../platform/csv.ts';
import type { Database } from '../../../platform/database/pool.ts';
import type { WrittenFile } from '../../../platform/http/written-response.ts';
import { type ExportCells, exportColumns, FIRST_HASH, toEndCells } from '../rules/export-rows.ts';
import { openSnapshot, readSnapshot } from '../store/export.ts';
import { hashRow } from './hash-row.ts';
import { readPosted } from './posted-rows.ts';

export interface Exported {
  /** Of the last row: whoever keeps it can tell whether a file is this one. */
  readonly hash: string;
  /** Without the heading and the last row. */
  readonly rows: number;
}

const numbers: ReadonlySet<number> = new Set([
  exportColumns.indexOf('journal'),
  exportColumns.indexOf('transfer'),
  exportColumns.indexOf('amount'),
]);

const writeRow = (cells: ExportCells, hash: string): string =>
  writeCsvRow([
    ...cells.map((cell, index) => (numbers.has(index) && /^\d*$/.test(cell) ? { number: cell } : cell)),
    hash,
  ]);

/** The whole ledger as CSV, as it is when this begins, whatever is posted meanwhile; a part at a time. */
export async function* writeLedger(db: Database): AsyncGenerator<string, Exported> {
  const tx = await openSnapshot(db);
  try {
    const { snapshot, at } = await readSnapshot(tx);
    let hash = FIRST_HASH;
    let rows = 0;
    yield CSV_MARK + writeCsvRow([...exportColumns]);
    for await (const page of readPosted(tx)) {
      const lines: string[] = [];
      for (const { cells } of page) {
        hash = hashRow(hash, cells);
        lines.push(writeRow(cells, hash));
      }
      rows += page.length;
      yield lines.join('');
    }
    const end = toEndCells({ exportedAt: at, rows, snapshot });
    hash = hashRow(hash, end);
    yield writeRow(end, hash);
    return { hash, rows };
  } finally {
    await tx.rollback().execute();
  }
}

async function* encode(parts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield Buffer.from(part);
}

/** `GET /ledger/export`; the audit log notes who has it. */
export async function createLedgerFile(ctx: Context): Promise<WrittenFile> {
  await inTransaction(ctx, (own) =>
    own.platform.audit.record(own, { action: 'ledger.export', subjectType: 'ledger', subjectId: 'all' }),
  );
  const day = ctx.now.toISOString().slice(0, 10);
  return {
    name: `ledger-${day}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    size: undefined,
    open: () => encode(writeLedger(ctx.db)),
  };
}
