import * as z from 'zod';
import { createCursorCodec, cursorId, cursorNumber } from '../../../../platform/pagination.ts';

/** Cursor position: the sort value, and the id, which sorts by time. */
export type RequestPosition = readonly [number, string];
const position = z.tuple([cursorNumber, cursorId]);

export type RequestSort = 'newest' | 'deadline' | 'budget';

export const requestCursors = createCursorCodec<RequestSort, RequestPosition>({
  newest: position,
  deadline: position,
  budget: position,
});
