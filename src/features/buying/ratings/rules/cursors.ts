import * as z from 'zod';
import { createCursorCodec, cursorId } from '../../../../platform/pagination.ts';

/** Cursors of all lists of ratings, which sort by the id, newest first. */
export const ratingCursors = createCursorCodec({ newest: z.object({ id: cursorId }) });
