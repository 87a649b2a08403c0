/** Version of how turntables are drawn; a higher one makes a job draw those of all models again. */
export const TURNTABLE_RECIPE = 2;
/** Number of pictures around a model, their columns on the sheet, and the size of each in pixels. */
export const [FRAMES, COLUMNS] = [24, 6];
export const FRAME = { width: 768, height: 576 } as const;
/** Most of each that a sheet of any recipe version may have. */
export const [MAX_FRAMES, MAX_FRAME_SIDE] = [48, 1024];

/** Pictures around a model on one sheet: from left to right, then from top to bottom. */
export interface Turntable {
  readonly frames: number;
  readonly columns: number;
  /** Size of a frame in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Name of the sheet. */
export const nameSheet = (isMarked: boolean): string => `turntable${isMarked ? '.marked' : ''}.webp`;

/** Lists the files that are written for turntables, of which a file has at most one. */
export const listTurntableFiles = (turntables: readonly Turntable[]): string[] =>
  turntables.flatMap(() => [nameSheet(false), nameSheet(true)]);
