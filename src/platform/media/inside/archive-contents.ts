/** Version of the thumbnails. After an increase, a job creates those of older files again. */
export const THUMBNAIL_RECIPE = 1;
/** Longer side of a thumbnail and side of a sheet's cell, in pixels. */
export const THUMBNAIL_SIDE = 160;
/** Number of columns and rows of a sheet. */
export const SHEET_COLUMNS = 4;
export const SHEET_ROWS = 3;
export const SHEET_CELLS = SHEET_COLUMNS * SHEET_ROWS;
export const MAX_THUMBNAILS = 120;
export const MAX_LISTED = 500;
const MAX_SHEETS = MAX_THUMBNAILS / SHEET_CELLS;

/** A listed file inside an archive. */
export interface ListedEntry {
  /** Path without invisible characters; of a long path, only the end. */
  readonly path: string;
  /** Uncompressed size in bytes. */
  readonly size: number;
  /** Index of the file's thumbnail, counted from 0 over all sheets; null if it has none. */
  readonly thumbnail: number | null;
}

/** Index of an archive. */
export interface ArchiveContents {
  readonly recipe: number;
  /** Number of files in the whole archive, listed or not. */
  readonly files: number;
  readonly folders: number;
  /** Up to twelve formats by file extension, most frequent first. */
  readonly formats: readonly { readonly format: string; readonly count: number }[];
  /** Number of sheets with thumbnails. */
  readonly sheets: number;
  /** The first 500 files. */
  readonly entries: readonly ListedEntry[];
}

/** Index of an archive with its sheets as WebP, in order. */
export interface ReadContents {
  readonly contents: ArchiveContents;
  readonly sheets: readonly Buffer[];
}

/** File name of a sheet during processing. */
export const nameSheet = (sheet: number): string => `sheet.${sheet}.webp`;

export const listSheets = ({ sheets }: Pick<ArchiveContents, 'sheets'>): number[] =>
  Array.from({ length: Math.min(sheets, MAX_SHEETS) }, (_, sheet) => sheet);
