import { type Context, inTransaction } from '../../context.ts';
import { CSV_MARK, writeCsvRow } from '../../csv.ts';
import { Turns } from '../../turns.ts';
import type { FileResponse } from './file-response.ts';
import { createWrittenResponse } from './written-response.ts';

/** Rows that are read at once. */
const CHUNK = 500;

/**
 * Two chunks at a time: the others wait for their turn, and the database has connections left for everybody else. No connection is held
 * while a slow reader takes its time.
 */
const turns = new Turns({ atOnce: 2 });

/** The heading of a column, for programs, and what is in it. */
export type CsvColumn<Row> = readonly [name: string, read: (row: Row) => string | number | boolean | null];

export interface CsvExport<Row> {
  /** Name of the list: the file begins with it, and the audit log has it. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly readPage: (page: {
    readonly limit: number;
    readonly cursor: string | undefined;
    /** Nobody reads the total of a chunk. */
    readonly isCounted: false;
  }) => Promise<{
    readonly items: readonly Row[];
    readonly nextCursor: string | null;
  }>;
}

function toCell(value: string | number | boolean | null): string | { readonly number: string } {
  if (typeof value === 'number') return { number: String(value) };
  return value === null ? { number: '' } : String(value);
}

async function* writeParts<Row>(adminId: string, { columns, readPage }: CsvExport<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_MARK + writeCsvRow(columns.map(([name]) => name)));
  let cursor: string | undefined;
  do {
    const from = cursor;
    const { items, nextCursor } = await turns.goOn(adminId, () =>
      readPage({ limit: CHUNK, cursor: from, isCounted: false }),
    );
    yield Buffer.from(items.map((row) => writeCsvRow(columns.map(([, read]) => toCell(read(row))))).join(''));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** All pages of a list as CSV, a chunk at a time; the audit log has who asked for it. */
export async function exportCsv<Row>(ctx: Context, list: CsvExport<Row>): Promise<FileResponse> {
  await inTransaction(ctx, (own) =>
    own.platform.audit.record(own, {
      action: 'list.export',
      subjectType: 'list',
      subjectId: list.name,
      details: { key: list.name },
    }),
  );
  const adminId = ctx.actor.kind === 'admin' ? ctx.actor.id : '';
  return createWrittenResponse({
    name: `${list.name}-${ctx.now.toISOString().slice(0, 10)}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    size: undefined,
    open: () => writeParts(adminId, list),
  });
}
