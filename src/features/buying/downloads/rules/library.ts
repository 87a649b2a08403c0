import * as z from 'zod';
import { createCursorCodec, cursorId, type Page } from '../../../../platform/pagination.ts';

/** Time in microseconds, the database's precision, up to the end of JavaScript's date range. */
const position = z.object({ at: z.int().min(0).max(8_640_000_000_000_000), variantId: cursorId });
type Position = z.output<typeof position>;

export type DownloadPage = Page<'last', Position>;

/** Cursors of the list of downloads, newest first. */
export const downloadCursors = createCursorCodec<'last', Position>({ last: position });

interface Placed {
  /** Time of the row's position in the list, in microseconds. */
  readonly position_at: number;
  readonly variant_id: string;
}

/** Merges two lists that are both in the list's order. */
export const mergeNewest = <Row extends Placed>(one: readonly Row[], other: readonly Row[]): Row[] =>
  [...one, ...other].sort(
    (first, second) =>
      Math.sign(second.position_at - first.position_at) * 2 + (first.variant_id < second.variant_id ? 1 : -1),
  );
