import * as z from 'zod';
import { createCursorCodec, cursorId } from '../../../../platform/pagination.ts';
import { type WorkColumn, type WorkSort, workColumns } from '../contract/works.ts';

interface Position {
  readonly key: string | number;
  readonly id: string;
}

const text = z
  .string()
  .max(100)
  .refine((each) => !each.includes('\0'));
const safe = z.int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

const toSchema = (column: WorkColumn): z.ZodType<Position> => {
  const isText = column === 'title' || column === 'status';
  const key = isText ? text : column === 'updated' ? safe.min(0) : safe;
  return z.object({ key, id: cursorId });
};

/** Cursors of the list of works: the sort value and the work's id. */
export const workCursors = createCursorCodec<WorkSort, Position>(
  Object.fromEntries(
    workColumns.flatMap((column) => [column, `-${column}`].map((sort) => [sort, toSchema(column)])),
  ) as Record<WorkSort, z.ZodType<Position>>,
);
