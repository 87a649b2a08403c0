import type { Database } from '../../../../../platform/database/pool.ts';
import { readDrawing, readDrawingSet, readDrawings } from '../../store/inside/drawings.ts';

/** Minimum number of drawings for which a work is shown as a set of drawings. */
const MIN_SET = 6;

/** Drawings of a work that are shown one by one. */
export interface DrawingSet {
  readonly fileId: string;
  readonly total: number;
  /** Number of SVG files of the archive that aren't shown. */
  readonly leftOut: number;
  /** URL of the sheets with marked drawings, up to the sheet's number. */
  readonly sheets: string;
}

type SetRow = NonNullable<Awaited<ReturnType<typeof readDrawingSet>>>;

const presentSet = (contentId: string, { file_id, recipe, drawings, drawings_left_out }: SetRow): DrawingSet => ({
  fileId: file_id,
  total: drawings,
  leftOut: drawings_left_out,
  sheets: `/api/v1/content/inside/${contentId}/${file_id}/${recipe}-m`,
});

/** Finds the set of drawings of a work; undefined for a work without one. */
export async function findDrawingSet(db: Database, contentId: string): Promise<DrawingSet | undefined> {
  const row = await readDrawingSet(db, contentId, MIN_SET);
  return row && presentSet(contentId, row);
}

/** Lists drawings of a set, each with the variants that contain it. */
export const listDrawingsOf = readDrawings;

/** Finds a drawing of a work by its slug, with its set and its place in the storage; undefined if there is none. */
export async function findDrawing(db: Database, contentId: string, slug: string) {
  const row = await readDrawing(db, { contentId, slug, min: MIN_SET });
  return row && { ...row, set: presentSet(contentId, row) };
}

export type FoundDrawing = NonNullable<Awaited<ReturnType<typeof findDrawing>>>;
