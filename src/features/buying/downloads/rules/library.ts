import * as z from 'zod';
import { createCursorCodec, cursorId, type Page } from '../../../../platform/pagination.ts';

/** Microseconds, which is what the database's times have; up to where its dates end. */
const position = z.object({ at: z.int().min(0).max(8_640_000_000_000_000), variantId: cursorId });
type Position = z.output<typeof position>;

export type DownloadPage = Page<'last', Position>;

/** Downloads, the last one first. */
export const downloadCursors = createCursorCodec<'last', Position>({ last: position });

interface Placed {
  /** Microseconds. */
  readonly position_at: number;
  readonly variant_id: string;
}

/** Two lists that are in the list's order, as one. */
export const mergeNewest = <Row extends Placed>(one: readonly Row[], other: readonly Row[]): Row[] =>
  [...one, ...other].sort(
    (first, second) =>
      Math.sign(second.position_at - first.position_at) * 2 + (first.variant_id < second.variant_id ? 1 : -1),
  );
