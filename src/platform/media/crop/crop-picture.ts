import { encodeInChildProcess } from '../picture-process.ts';

/** A part of an upright picture, in pixels, and how it is encoded. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Width of the result in pixels; the default is the part's own. A smaller part isn't enlarged. */
  readonly maxWidth?: number | undefined;
  readonly format: 'jpeg' | 'webp';
}

/**
 * Cuts and encodes a part of an untrusted picture in a separate process, upright, in sRGB and without metadata.
 * @throws PictureError, or PictureBusyError if too many pictures are queued
 */
export const cropPicture = (bytes: Uint8Array, crop: Crop): Promise<Buffer<ArrayBuffer>> =>
  encodeInChildProcess('crop/crop-worker.ts', Buffer.concat([Buffer.from(`${JSON.stringify(crop)}\n`), bytes]));
