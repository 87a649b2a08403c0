import type { Database } from '../../../../platform/database/pool.ts';
import type { ExportCells } from '../rules/export-rows.ts';
import { type ExportRow, readExportRows } from '../store/export.ts';

/** Number of journals in memory at once. */
const PAGE = 500;

const toCells = (row: ExportRow): ExportCells =>
  [
    row.journal,
    row.posted_at,
    row.kind,
    row.source,
    row.order_line,
    row.outcome,
    row.clears_at,
    row.transfer,
    row.debit,
    row.credit,
    row.amount,
    row.currency,
  ].map((value) => (value === null ? '' : String(value)));

/** An exported row with the id of its journal. */
export interface PostedRow {
  readonly journal: number;
  readonly cells: ExportCells;
}

/** All rows of the ledger in the order of posting, in pages. */
export async function* readPosted(db: Database): AsyncGenerator<PostedRow[]> {
  let after = 0;
  for (;;) {
    const rows = await readExportRows(db, after, PAGE);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.journal;
    yield rows.map((row) => ({ journal: row.journal, cells: toCells(row) }));
  }
}
