import { encodeInChildProcess } from '../picture-process.ts';

/** A picture to draw: of a drawing, or of a cell of a sheet with marked drawings. */
export interface DrawnPicture {
  /** Cleaned drawing with its size in pixels. */
  readonly svg?: string;
  /** Sheet as WebP in Base64, and the cell to show. */
  readonly sheet?: string;
  readonly cell?: number;
  /** Size of the background on which it is centred; the default is the drawing's own size, without a background. */
  readonly width?: number;
  readonly height?: number;
  readonly background?: string;
  /** Whether an ICO file is drawn instead, with the drawing in the middle of squares. */
  readonly isIcon?: boolean;
}

/**
 * Draws a PNG or ICO in a separate process, since a drawing can take long however small it is.
 * @throws PictureError for a drawing that can't be drawn in time, or PictureBusyError if too many pictures are queued
 */
export const renderDrawing = (picture: DrawnPicture): Promise<Buffer<ArrayBuffer>> =>
  encodeInChildProcess('drawing/render-worker.ts', Buffer.from(JSON.stringify(picture)));
