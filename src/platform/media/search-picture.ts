import { encodeInChildProcess } from './picture-process.ts';

/**
 * Validates and re-encodes an untrusted picture in a small size, so that `embedPicture` can read it safely. Nothing is
 * stored.
 * @throws PictureError, or PictureBusyError if too many pictures are queued
 */
export const decodeForeignPicture = (bytes: Uint8Array): Promise<Buffer> =>
  encodeInChildProcess('search-picture-worker.ts', bytes);
