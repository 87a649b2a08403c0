/** Version of the thumbnails and drawings. After an increase, a job creates those of older files again. */
export const THUMBNAIL_RECIPE = 2;
/** Longer side of a thumbnail and side of a sheet's cell, in pixels. */
export const THUMBNAIL_SIDE = 160;
/** Number of columns and rows of a sheet. */
export const SHEET_COLUMNS = 4;
export const SHEET_ROWS = 3;
export const SHEET_CELLS = SHEET_COLUMNS * SHEET_ROWS;
export const MAX_THUMBNAILS = 120;
export const MAX_LISTED = 500;
const MAX_SHEETS = MAX_THUMBNAILS / SHEET_CELLS;
/** Maximum number of drawings of an archive that are shown one by one. */
export const MAX_DRAWINGS = 2000;

/** A listed file inside an archive. */
export interface ListedEntry {
  /** Path without invisible characters; of a long path, only the end. */
  readonly path: string;
  /** Uncompressed size in bytes. */
  readonly size: number;
  /** Index of the file's thumbnail, counted from 0 over all sheets; null if it has none. */
  readonly thumbnail: number | null;
}

/** A vector drawing inside an archive. Its position in the list is its place on the marked sheets. */
export interface ListedDrawing {
  /** Part of its address, unique in the archive. */
  readonly slug: string;
  readonly name: string;
  /** SHA-256 of the cleaned drawing; equal drawings of several archives have the same. */
  readonly digest: string;
  /** The only paint, such as `#ff0000` or `currentcolor`; null if it has several. */
  readonly paint: string | null;
  /** Width divided by height. */
  readonly ratio: number;
  /** Place of the cleaned drawing in the file of all drawings, in bytes. */
  readonly start: number;
  readonly bytes: number;
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
  readonly drawings: readonly ListedDrawing[];
  /** Number of SVG files that are not among the drawings: too many, too large, or with pictures inside. */
  readonly leftOut: number;
}

/** Index of an archive with its sheets and marked sheets as WebP, in order, and its cleaned drawings. */
export interface ReadContents {
  readonly contents: ArchiveContents;
  readonly sheets: readonly Buffer[];
  readonly markedSheets: readonly Buffer[];
  /** The cleaned drawings one after the other. */
  readonly sources: Buffer;
}

/** File name of a sheet during processing. */
export const nameSheet = (sheet: number): string => `sheet.${sheet}.webp`;
export const nameMarkedSheet = (sheet: number): string => `marked.${sheet}.webp`;
export const DRAWINGS_FILE = 'drawings.svg';

export const listSheets = ({ sheets }: Pick<ArchiveContents, 'sheets'>): number[] =>
  Array.from({ length: Math.min(sheets, MAX_SHEETS) }, (_, sheet) => sheet);

/** Numbers of the sheets with marked drawings. */
export const listMarkedSheets = ({ drawings }: Pick<ArchiveContents, 'drawings'>): number[] =>
  Array.from({ length: Math.ceil(drawings.length / SHEET_CELLS) }, (_, sheet) => sheet);

/** Names of all files that processing writes for an archive. */
export const listContentsFiles = (contents: ArchiveContents): string[] => [
  ...listSheets(contents).map(nameSheet),
  ...listMarkedSheets(contents).map(nameMarkedSheet),
  ...(contents.drawings.length === 0 ? [] : [DRAWINGS_FILE]),
];
