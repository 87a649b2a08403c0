import { createCursorCodec, cursorId } from '../../../../platform/pagination.ts';

/** Identifiers sort by time: that of a case's first report is its position. */
export const caseCursors = createCursorCodec<'oldest' | 'newest', string>({ oldest: cursorId, newest: cursorId });
