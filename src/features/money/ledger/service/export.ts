import { type Context, inTransaction } from '../../../../platform/context.ts';
import { CSV_MARK, writeCsvRow } from '../../../../platform/csv.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { WrittenFile } from '../../../../platform/http/answers/written-response.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { type ExportCells, exportColumns, FIRST_HASH, toEndCells } from '../rules/export-rows.ts';
import { translate } from '../rules/messages.ts';
import { openSnapshot, readSnapshot } from '../store/export.ts';
import { hashRow } from './hash-row.ts';
import { readPosted } from './posted-rows.ts';

export interface Exported {
  /** Hash of the last row, which identifies the file. */
  readonly hash: string;
  /** Number of rows, without the heading and the last row. */
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

/** Writes the whole ledger as CSV, in chunks, as of the moment when the export begins. */
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

const LOCK = 'ledger-export';

const refuseSecond = ({ locale }: Context): Problem =>
  new Problem('conflict', { detail: translate('export_running', locale) });

/**
 * Takes the lock that allows one export at a time, because an export holds a connection and delays the database's
 * vacuum until it has been downloaded.
 * @throws Problem `conflict` while another export runs
 */
async function takeTurn(ctx: Context): Promise<() => Promise<void>> {
  const release = await ctx.platform.locks.tryLock(LOCK);
  if (release === undefined) throw refuseSecond(ctx);
  return release;
}

/**
 * Chunks of the file. The last one is sent after the audit log has recorded its hash, so the hash of every complete
 * file is known.
 */
async function* writeParts(ctx: Context): AsyncGenerator<Buffer> {
  const release = await takeTurn(ctx);
  try {
    let exported: Exported | undefined;
    let last: string | undefined;
    for await (const part of (async function* write() {
      exported = yield* writeLedger(ctx.db);
    })()) {
      if (last !== undefined) yield Buffer.from(last);
      last = part;
    }
    const details = { ...exported };
    await inTransaction(ctx, (own) =>
      own.platform.audit.record(own, { ...subject, action: 'ledger.exported', details }),
    );
    yield Buffer.from(last ?? '');
  } finally {
    await release();
  }
}

const subject = { subjectType: 'ledger', subjectId: 'all' } as const;

/**
 * `GET /ledger/export`. The audit log records who requested the export and what was sent. @throws Problem `conflict`
 * while another export runs
 */
export async function createLedgerFile(ctx: Context): Promise<WrittenFile> {
  // This only checks the lock. The export takes it with its first chunk, so that a file nobody reads blocks nobody.
  await (await takeTurn(ctx))();
  await inTransaction(ctx, (own) => own.platform.audit.record(own, { ...subject, action: 'ledger.export' }));
  const day = ctx.now.toISOString().slice(0, 10);
  return {
    name: `ledger-${day}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    size: undefined,
    open: () => writeParts(ctx),
  };
}

/** `GET /ledger/export/state` */
export async function showExportState(ctx: Context): Promise<{ isRunning: boolean }> {
  const release = await ctx.platform.locks.tryLock(LOCK);
  await release?.();
  return { isRunning: release === undefined };
}
