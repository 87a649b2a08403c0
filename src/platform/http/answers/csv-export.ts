import { type Context, inTransaction } from '../../context.ts';
import { CSV_MARK, writeCsvRow } from '../../csv.ts';
import { Turns } from '../../turns.ts';
import type { FileResponse } from './file-response.ts';
import { createWrittenResponse } from './written-response.ts';

/** Number of rows per query. */
const CHUNK = 500;

/**
 * Limits concurrent queries to two, so that the database keeps connections for other requests. No connection is held
 * while a slow client reads.
 */
const turns = new Turns({ atOnce: 2 });

/** Column of a CSV file: its heading, for programs, and the function that reads its value. */
export type CsvColumn<Row> = readonly [name: string, read: (row: Row) => string | number | boolean | null];

export interface CsvExport<Row> {
  /** Name of the list, which begins the file's name and is recorded in the audit log. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly readPage: (page: {
    readonly limit: number;
    readonly cursor: string | undefined;
    /** Queries of chunks don't count the total. */
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

/** All pages of a list as CSV, in chunks; the audit log records who requested it. */
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
