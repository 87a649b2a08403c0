import { type CsvRow, readCsvRows } from '../../../../platform/csv.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { type ExportEnd, exportColumns, FIRST_HASH, parseEndCells } from '../rules/export-rows.ts';
import { countJournalsAfter, openSnapshot, readFirstSeen } from '../store/export.ts';
import { hashRow } from './hash-row.ts';
import { type PostedRow, readPosted } from './posted-rows.ts';

export type Verdict =
  | {
      readonly isWhole: true;
      /** Hash of the last row. */
      readonly hash: string;
      readonly rows: number;
      readonly exportedAt: string;
      /** Number of journals posted after the export; undefined if the file was not compared with a database. */
      readonly since: number | undefined;
    }
  | { readonly isWhole: false; readonly line: number; readonly reason: string };

class LedgerFileError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

const HASH = exportColumns.length - 1;
const POSTED_AT = exportColumns.indexOf('posted_at');

interface PostedLine {
  readonly line: number;
  /** Time in the file's format, which sorts chronologically as text. */
  readonly postedAt: string;
}

const latestOf = (one: PostedLine, other: PostedLine): PostedLine => (other.postedAt > one.postedAt ? other : one);

/** Yields each row after its hash was verified, and returns the contents of the last row. */
async function* followChain(
  rows: AsyncIterable<CsvRow>,
): AsyncGenerator<CsvRow, { readonly end: ExportEnd; readonly line: number; readonly hash: string }> {
  let previous = FIRST_HASH;
  let count = 0;
  let found: { end: ExportEnd; line: number; hash: string } | undefined;
  let latest: PostedLine = { line: 1, postedAt: '' };
  let isHeading = true;
  let line = 1;
  for await (const row of rows) {
    line = row.line;
    const { cells } = row;
    if (found !== undefined) throw new LedgerFileError(line, 'There is more below the last row.');
    if (isHeading) {
      isHeading = false;
      if (cells.join() === exportColumns.join()) continue;
      throw new LedgerFileError(line, 'This is not the heading of an exported ledger.');
    }
    if (cells.length !== exportColumns.length)
      throw new LedgerFileError(line, `The row has ${cells.length} of ${exportColumns.length} values.`);
    const values = cells.slice(0, HASH);
    const hash = hashRow(previous, values);
    if (hash !== cells[HASH])
      throw new LedgerFileError(line, 'The hash is not that of this row after the one above it.');
    previous = hash;
    const end = parseEndCells(values);
    if (end === undefined) {
      count += 1;
      latest = latestOf(latest, { line, postedAt: values[POSTED_AT] ?? '' });
      yield row;
      continue;
    }
    if (end === 'unreadable') throw new LedgerFileError(line, 'This is not the last row of an exported ledger.');
    if (latest.postedAt > end.exportedAt)
      throw new LedgerFileError(
        latest.line,
        `This was posted later than ${end.exportedAt}, when the last row says that it was exported.`,
      );
    if (end.rows !== count)
      throw new LedgerFileError(line, `The last row tells of ${end.rows} rows; there are ${count}.`);
    found = { end, line, hash };
  }
  if (found === undefined) throw new LedgerFileError(line, 'The file ends here without its last row: it was cut off.');
  return found;
}

/** Yields the rows of pages one by one. */
async function* flatten(pages: AsyncIterable<PostedRow[]>): AsyncGenerator<PostedRow, void> {
  for await (const page of pages) yield* page;
}

/**
 * Maximum number of journals missing in the file that may have been uncommitted during the export; more of them count
 * as removed.
 */
const MAX_LATE = 1000;

/** Compares the rows of a file with those of the database, one by one. */
class Comparison {
  readonly #rows: AsyncGenerator<PostedRow, void>;
  #next: PostedRow | undefined;
  /**
   * Journals that the file lacks, with the line where each belongs. They are allowed if they were committed after the
   * export.
   */
  readonly #late = new Map<number, number>();
  #last = 0;

  constructor(db: Database) {
    this.#rows = flatten(readPosted(db));
  }

  async #advance(): Promise<void> {
    const next = await this.#rows.next();
    this.#next = next.done === true ? undefined : next.value;
  }

  async begin(): Promise<void> {
    await this.#advance();
  }

  async compare({ line, cells }: CsvRow): Promise<void> {
    const journal = Number(cells[0]);
    while (this.#next !== undefined && this.#next.journal < journal) {
      if (this.#next.journal === this.#last)
        throw new LedgerFileError(line, `The database has one more transfer of journal ${this.#last} before this row.`);
      if (!this.#late.has(this.#next.journal)) this.#late.set(this.#next.journal, line);
      if (this.#late.size > MAX_LATE) throw this.#missing(this.#next.journal, line);
      await this.#advance();
    }
    const own = this.#next;
    if (own === undefined || own.journal !== journal)
      throw new LedgerFileError(line, `The database has no such row: journal ${cells[0]}.`);
    const different = own.cells.findIndex((value, index) => value !== cells[index]);
    if (different !== -1)
      throw new LedgerFileError(
        line,
        `${exportColumns[different]} is "${cells[different]}" here and "${own.cells[different]}" in the database.`,
      );
    this.#last = journal;
    await this.#advance();
  }

  #missing(journal: number, line: number): LedgerFileError {
    return new LedgerFileError(line, `Journal ${journal} of the database is missing before this row.`);
  }

  /** @returns the number of journals posted after the export */
  async end(db: Database, end: ExportEnd, line: number): Promise<number> {
    if (this.#next?.journal === this.#last)
      throw new LedgerFileError(line, `The database has one more transfer of journal ${this.#last} before this row.`);
    const ids = [...this.#late.keys()];
    const lost = ids.length === 0 ? undefined : await readFirstSeen(db, end, { ids });
    if (lost !== undefined) throw this.#missing(lost, this.#late.get(lost) ?? line);
    const cut = await readFirstSeen(db, end, { after: this.#last });
    if (cut !== undefined) throw this.#missing(cut, line);
    return this.#late.size + (await countJournalsAfter(db, this.#last));
  }
}

async function compareAll(parts: AsyncIterable<string>, db: Database | undefined) {
  const chain = followChain(readCsvRows(parts));
  const comparison = db && new Comparison(db);
  await comparison?.begin();
  for (;;) {
    const { done, value } = await chain.next();
    if (done !== true) {
      await comparison?.compare(value);
      continue;
    }
    const since = db && (await comparison?.end(db, value.end, value.line));
    return { ...value, since };
  }
}

/**
 * Verifies that a file is an unmodified export of the ledger and, if a database is given, that both have the same rows.
 * `hash`: the hash that the export returned. Reads the file in chunks.
 */
export async function verifyLedger(
  parts: AsyncIterable<string>,
  { hash, db }: { readonly hash?: string | undefined; readonly db?: Database | undefined } = {},
): Promise<Verdict> {
  const tx = db && (await openSnapshot(db));
  try {
    const found = await compareAll(parts, tx);
    if (hash !== undefined && hash !== found.hash)
      return { isWhole: false, line: found.line, reason: `The last hash is ${found.hash}, not the one that was kept.` };
    const { rows, exportedAt } = found.end;
    return { isWhole: true, hash: found.hash, rows, exportedAt, since: found.since };
  } catch (error) {
    if (!(error instanceof LedgerFileError)) throw error;
    return { isWhole: false, line: error.line, reason: error.message };
  } finally {
    await tx?.rollback().execute();
  }
}
