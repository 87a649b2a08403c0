import { createCursorCodec, cursorId } from '../../../../platform/pagination.ts';

/** The identifier is the whole cursor, because identifiers sort by creation time. */
export const queueCursors = createCursorCodec({ submitted: cursorId, '-submitted': cursorId });
