import { createCursorCodec, cursorId } from '../../../../platform/pagination.ts';

/** Identifiers sort by time, so they are the whole position. */
export const queueCursors = createCursorCodec({ submitted: cursorId, '-submitted': cursorId });
