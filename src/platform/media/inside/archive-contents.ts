/** How thumbnails are made. A higher number has a job make those of older files again. */
export const THUMBNAIL_RECIPE = 1;
/** Pixels: of the longer side of a thumbnail, and of a cell of a sheet. */
export const THUMBNAIL_SIDE = 160;
/** Thumbnails side by side, and one below the other, on a sheet. */
export const SHEET_COLUMNS = 4;
export const SHEET_ROWS = 3;
export const SHEET_CELLS = SHEET_COLUMNS * SHEET_ROWS;
export const MAX_THUMBNAILS = 120;
export const MAX_LISTED = 500;
const MAX_SHEETS = MAX_THUMBNAILS / SHEET_CELLS;

/** A file inside an archive, as it is listed. */
export interface ListedEntry {
  /** Without characters that can't be seen; of a long one the end. */
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
  /** Which thumbnail is its own, counted from 0 over all sheets; null where it has none. */
  readonly thumbnail: number | null;
}

/** What is inside an archive. */
export interface ArchiveContents {
  readonly recipe: number;
  /** Counted in the whole archive, also where not every file is listed. */
  readonly files: number;
  readonly folders: number;
  /** By the files' endings, the most frequent first, at most twelve. */
  readonly formats: readonly { readonly format: string; readonly count: number }[];
  /** How many sheets hold the thumbnails. */
  readonly sheets: number;
  /** The first 500. */
  readonly entries: readonly ListedEntry[];
}

/** What was read, with the sheets as WebP in their order. */
export interface ReadContents {
  readonly contents: ArchiveContents;
  readonly sheets: readonly Buffer[];
}

/** What a sheet is called where a file is processed. */
export const nameSheet = (sheet: number): string => `sheet.${sheet}.webp`;

export const listSheets = ({ sheets }: Pick<ArchiveContents, 'sheets'>): number[] =>
  Array.from({ length: Math.min(sheets, MAX_SHEETS) }, (_, sheet) => sheet);
