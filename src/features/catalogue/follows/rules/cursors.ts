import * as z from 'zod';
import { createCursorCodec, cursorId } from '../../../../platform/pagination.ts';

/** Cursors of the contributors whom somebody follows. Times are in microseconds, the database's precision. */
export const followCursors = createCursorCodec({
  newest: z.object({ value: z.int().min(0).max(8_640_000_000_000_000), id: cursorId }),
});
