import * as z from 'zod';
import type { Locale } from './http/messages.ts';
import { createCursorProblem } from './http/problem.ts';
import { SerializedJson } from './http/serialized-json.ts';

/** What a list's total is counted to; above it only `totalIsMore` is said. */
export const MAX_TOTAL = 10_000;

/** Parts that positions are made of. */
export const cursorId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
/** A count, an amount, or a time in milliseconds: beyond any of them, and before PostgreSQL's dates end. */
export const cursorNumber = z.int().min(0).max(864_000_000_000_000);

/** Writes and reads the positions of a list, one schema for each of its sorts. */
export interface CursorCodec<Sort extends string, Position> {
  encode(sort: Sort, position: Position): string;
  /** Undefined for anything that `encode` didn't write for this sort. */
  decode(sort: Sort, cursor: string): Position | undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A cursor is the sort and the position of the last row, as JSON in base64url. Positions hold what the sort orders by
 * and the identifier that breaks ties.
 */
export function createCursorCodec<Sort extends string, Position>(
  schemas: Record<Sort, z.ZodType<Position>>,
): CursorCodec<Sort, Position> {
  const encode = (sort: Sort, position: Position): string =>
    Buffer.from(JSON.stringify([sort, schemas[sort].parse(position)])).toString('base64url');
  return {
    encode,
    decode(sort, cursor) {
      const content = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
      if (!Array.isArray(content) || content[0] !== sort) return undefined;
      const { data } = schemas[sort].safeParse(content[1]);
      // One position has one text: padding, spaces and further members are nothing that we wrote.
      return data !== undefined && encode(sort, data) === cursor ? data : undefined;
    },
  };
}

/** Which rows to read for a page. */
export interface Page<Sort extends string, Position> {
  readonly sort: Sort;
  /** One row more than the page shows: it says whether another page follows. */
  readonly limit: number;
  /** The last row of the page before. */
  readonly after: Position | undefined;
}

/**
 * The page that a query asks for; an empty cursor is the first one.
 * @throws Problem `bad_input` for a cursor of another list or sort, or a made-up one
 */
export function parsePage<Sort extends string, Position>(
  ctx: { readonly locale: Locale },
  codec: CursorCodec<Sort, Position>,
  query: { readonly sort: Sort; readonly limit: number; readonly cursor?: string | undefined },
): Page<Sort, Position> {
  const { sort, cursor } = query;
  const limit = query.limit + 1;
  if (cursor === undefined || cursor === '') return { sort, limit, after: undefined };
  const after = codec.decode(sort, cursor);
  if (after === undefined) throw createCursorProblem(ctx.locale);
  return { sort, limit, after };
}

/** Cuts the rows that were read to what the page shows; `nextCursor` is null where no row follows. */
export function cutPage<Row, Sort extends string, Position>(
  codec: CursorCodec<Sort, Position>,
  page: Page<Sort, Position>,
  read: readonly Row[],
  toPosition: (row: Row) => Position,
): { readonly rows: readonly Row[]; readonly nextCursor: string | null } {
  const rows = read.slice(0, page.limit - 1);
  const last = rows.at(-1);
  const hasNext = read.length >= page.limit && last !== undefined;
  return { rows, nextCursor: hasNext ? codec.encode(page.sort, toPosition(last)) : null };
}

/** What the last row of a page is sorted by, and its identifier, which breaks ties. Times are in microseconds. */
export interface SortPosition {
  readonly value: string | number;
  readonly id: string;
}

/** The position of a row of a list that is sorted by its columns (`createSorting`). */
export const toSortPosition = (row: { readonly id: string; readonly sorted_by: string | number }): SortPosition => ({
  value: row.sorted_by,
  id: row.id,
});

/** The envelope's total: exact to `MAX_TOTAL`. */
export const toTotal = (count: number): { readonly total: number; readonly totalIsMore: boolean } => ({
  total: Math.min(count, MAX_TOTAL),
  totalIsMore: count > MAX_TOTAL,
});

/** Counts the total of a list; not for an export, whose query says that nobody reads it. */
export const countTotal = async (
  query: { readonly limit: number; readonly isCounted?: boolean },
  count: (max: number) => Promise<number>,
): Promise<ReturnType<typeof toTotal>> => toTotal(query.isCounted === false ? 0 : await count(MAX_TOTAL + 1));

/** The envelope around items that are JSON already. */
export const serializePage = <Fields extends { readonly nextCursor: string | null }>(
  items: readonly string[],
  fields: Fields,
): SerializedJson => new SerializedJson(`{"items":[${items.join(',')}],${JSON.stringify(fields).slice(1)}`);
