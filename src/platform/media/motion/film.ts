/** Version of how animations are drawn; a higher one makes a job draw all of them again. */
export const MOTION_RECIPE = 1;
/** Maximum number of animations of one file that are drawn. */
export const MAX_FILMS = 48;
/** Longer side of a frame in pixels: without a watermark, and with one for visitors who haven't bought the work. */
export const [FILM_SIDE, MARKED_FILM_SIDE] = [288, 192];
/** Side in pixels of a cell with the still picture of a film. */
export const STILL_SIDE = 160;
/** Number of films that a card plays at once. */
export const CARD_FILMS = 6;
/** Side in pixels of a film on a card. */
export const CARD_CELL_SIDE = 104;
/** Maximum number of frames of a card, which take four seconds. */
export const MAX_CARD_FRAMES = 40;
/** Columns of frames or stills in their sheet. */
export const FILM_COLUMNS = 10;
/** Longest time in seconds that is drawn. */
export const MAX_FILM_SECONDS = 6;
const FRAMES_PER_SECOND = 20;
export const FRAME_MS = 1000 / FRAMES_PER_SECOND;

/** A drawn animation. Its frames are the cells of `film.<n>.webp`, row by row. */
export interface Film {
  /** Name of the file, with its folders inside an archive. */
  readonly path: string;
  readonly name: string;
  /** Size of a frame of the film without a watermark, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Frame that shows the most, which stands for the film while it doesn't play. */
  readonly poster: number;
  /** Whether it is best shown on a dark background. */
  readonly isLight: boolean;
}

/** What an animation looks like at each frame. */
export interface Footage {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Draws a frame as RGBA of `width` × `height` pixels. */
  readonly draw: (frame: number) => Promise<Buffer>;
}

/** Number of frames of an animation of a length in seconds. */
export const countFrames = (seconds: number): number =>
  Math.max(1, Math.round(Math.min(seconds, MAX_FILM_SECONDS) * FRAMES_PER_SECOND));

/** Size of a picture so that its longer side has a number of pixels. */
export function fitSide(width: number, height: number, side = FILM_SIDE): { width: number; height: number } {
  const scale = side / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const mark = (isMarked: boolean): string => (isMarked ? '.marked' : '');

export const nameFilm = (at: number, isMarked: boolean): string => `film.${at}${mark(isMarked)}.webp`;
/** Name of the sheet with the still pictures of all films of a file. */
export const nameStills = (isMarked: boolean): string => `stills${mark(isMarked)}.webp`;
/** Name of the animated picture of the first films, which cards play. */
export const nameCardFilm = (isMarked: boolean): string => `card${mark(isMarked)}.webp`;

/** Lists the written files of a number of films. */
export const listFilmFiles = (films: readonly Film[]): string[] =>
  films.length === 0
    ? []
    : [true, false].flatMap((isMarked) => [
        ...films.map((_, at) => nameFilm(at, isMarked)),
        nameStills(isMarked),
        nameCardFilm(isMarked),
      ]);
