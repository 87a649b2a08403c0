import * as z from 'zod';
import { createCursorCodec, cursorId } from '../../../../platform/pagination.ts';

/** Time of the last change in microseconds, before PostgreSQL's dates and exact integers end; and which content. */
const position = z.object({ id: cursorId, changedAt: z.int().min(0).max(Number.MAX_SAFE_INTEGER) });
type Position = z.output<typeof position>;
type Order = 'newest' | 'oldest' | 'changed';

export const everyCursors = createCursorCodec<Order, Position>({
  newest: position,
  oldest: position,
  changed: position,
});
