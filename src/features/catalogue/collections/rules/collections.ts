import * as z from 'zod';
import { createCursorCodec, cursorId, type Page } from '../../../../platform/pagination.ts';

const position = z.object({ position: z.int32(), id: cursorId });
type Position = z.output<typeof position>;

export type CollectionPage = Page<'position', Position>;

export const cursors = createCursorCodec<'position', Position>({ position });
