import * as z from 'zod';
import { createCursorCodec, cursorId, cursorNumber, type Page } from '../../../../platform/pagination.ts';

/** When somebody applied, in milliseconds, and who. */
const position = z.object({ appliedAt: cursorNumber, id: cursorId });
type Position = z.output<typeof position>;

export type ContributorPage = Page<'newest' | 'oldest', Position>;

export const cursors = createCursorCodec<'newest' | 'oldest', Position>({ newest: position, oldest: position });
