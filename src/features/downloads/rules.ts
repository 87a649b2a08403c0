import * as z from 'zod';
import { createCursorCodec, cursorId, type Page } from '../../platform/pagination.ts';

/** Microseconds, which is what the database's times have; up to where its dates end. */
const position = z.object({ at: z.int().min(0).max(8_640_000_000_000_000), variantId: cursorId });
type Position = z.output<typeof position>;

export type DownloadPage = Page<'last', Position>;

/** Downloads, the last one first. */
export const downloadCursors = createCursorCodec<'last', Position>({ last: position });
