/** Version of how tiles are read; a higher one makes a job read the files of all patterns again. */
export const TILES_RECIPE = 1;
/** Maximum number of tiles of one file that are kept. */
export const MAX_TILES = 12;
/** Longer side of a tile for people who may download it, in pixels. */
export const OPEN_SIDE = 1024;
/** Longer side of a marked tile, in pixels. */
export const MARKED_SIDE = 400;
/** Maximum number of periods of a watermarked picture in each direction. */
export const MAX_PERIODS = 4;

/** One period of a pattern or texture: a picture that fills a plane when it is repeated edge to edge. */
export interface Tile {
  /** Name of the file, with its folders inside an archive. */
  readonly path: string;
  /** SHA-256 of the pixels of its open picture. */
  readonly digest: string;
  readonly isVector: boolean;
  /** Size of the file's own picture in pixels. */
  readonly width: number;
  readonly height: number;
  readonly isTransparent: boolean;
  /** Periods of the watermarked picture in each direction, so that the watermark isn't larger than a small motif. */
  readonly markedPeriods: number;
  /** Whether opposite edges match so well that no seam shows. */
  readonly isSeamless: boolean;
}

/** Name of the picture of a file's tile, by its place in the list of tiles. */
export const nameTile = (at: number): string => `tile.${at}.webp`;
/** Name of the tile's small picture with a watermark. */
export const nameMarkedTile = (at: number): string => `marked-tile.${at}.webp`;
