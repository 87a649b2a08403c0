import * as z from 'zod';
import type { Locale } from './http/messages.ts';
import { createCursorProblem } from './http/problem.ts';
import { SerializedJson } from './http/serialized-json.ts';

/** Maximum to which a list's total is counted; above it `totalIsMore` is true. */
export const MAX_TOTAL = 10_000;

/** Components of cursor positions. */
export const cursorId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
/** A count, an amount, or a time in milliseconds, limited to the range of PostgreSQL's dates. */
export const cursorNumber = z.int().min(0).max(864_000_000_000_000);

/** Encodes and decodes the cursors of a list, with a schema per sort order. */
export interface CursorCodec<Sort extends string, Position> {
  encode(sort: Sort, position: Position): string;
  /** Decodes a cursor; undefined for anything that `encode` didn't create for this sort order. */
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
 * Makes a codec of cursors: the sort order and the last row's position as JSON in base64url. A position consists of the
 * sort values and the id, which breaks ties.
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
      // Each position has exactly one encoding, so padding, spaces and further members are refused.
      return data !== undefined && encode(sort, data) === cursor ? data : undefined;
    },
  };
}

/** The rows to read for a page. */
export interface Page<Sort extends string, Position> {
  readonly sort: Sort;
  /** Number of rows to read, one more than the page shows, to find out whether another page follows. */
  readonly limit: number;
  /** Position of the last row of the previous page. */
  readonly after: Position | undefined;
}

/**
 * Parses the page of a query; without a cursor it is the first one.
 * @throws Problem `bad_input` for an invalid cursor, or one of another list or sort order
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

/** Cuts the rows to the page; `nextCursor` is null if no row follows. */
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

/** Sort value of a page's last row, and its id, which breaks ties. Times are in microseconds. */
export interface SortPosition {
  readonly value: string | number;
  readonly id: string;
}

/** Position of a row in a list with `createSorting`. */
export const toSortPosition = (row: { readonly id: string; readonly sorted_by: string | number }): SortPosition => ({
  value: row.sorted_by,
  id: row.id,
});

/** Total of a list's response: exact up to `MAX_TOTAL`. */
export const toTotal = (count: number): { readonly total: number; readonly totalIsMore: boolean } => ({
  total: Math.min(count, MAX_TOTAL),
  totalIsMore: count > MAX_TOTAL,
});

/** Counts the total of a list, except for exports, whose queries say that it isn't needed. */
export const countTotal = async (
  query: { readonly limit: number; readonly isCounted?: boolean },
  count: (max: number) => Promise<number>,
): Promise<ReturnType<typeof toTotal>> => toTotal(query.isCounted === false ? 0 : await count(MAX_TOTAL + 1));

/** Serializes the response of a list whose items are already JSON. */
export const serializePage = <Fields extends { readonly nextCursor: string | null }>(
  items: readonly string[],
  fields: Fields,
): SerializedJson => new SerializedJson(`{"items":[${items.join(',')}],${JSON.stringify(fields).slice(1)}`);
