/** Version of how panoramas are drawn; a higher one makes a job draw those of all environments again. */
export const PANORAMA_RECIPE = 1;
/** Narrowest and widest environment map that is drawn, in pixels: a narrower one is too coarse to look around in. */
export const [MIN_WIDTH, MAX_WIDTH] = [1024, 8192];
/** Light that is white in pictures for those who may download the map, and in watermarked ones; 1 is a white wall. */
export const [OPEN_WHITE, MARKED_WHITE] = [8, 2];
/** Stops above white that the brightest value of the map of highlights stands for. */
export const HIGHLIGHT_STOPS = 12;

const openWidths = [1024, 2048, 4096];
const markedWidths = [1024, 2048];

/** An environment map that pictures for looking around were drawn of. */
export interface Panorama {
  /** Name of the file, with its folders inside an archive. */
  readonly path: string;
  /** Size of the map in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether light is brighter than white, so that there is a map of highlights. */
  readonly hasHighlights: boolean;
}

/** Lists the widths of a panorama's pictures, none of which is enlarged. */
export const listWidths = (width: number, isMarked: boolean): number[] =>
  (isMarked ? markedWidths : openWidths).filter((each) => each <= width);

/** Name of a picture of this width. */
export const nameView = (width: number, isMarked: boolean): string => `${width}${isMarked ? '.marked' : ''}.webp`;
/** Name of the picture of how much brighter than white the light is. */
export const HIGHLIGHTS = 'highlights.webp';

/** Lists the files that are written for panoramas, of which a file has at most one. */
export const listPanoramaFiles = (panoramas: readonly Panorama[]): string[] =>
  panoramas.flatMap(({ width, hasHighlights }) => [
    ...[false, true].flatMap((isMarked) => listWidths(width, isMarked).map((each) => nameView(each, isMarked))),
    ...(hasHighlights ? [HIGHLIGHTS] : []),
  ]);
