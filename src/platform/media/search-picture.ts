import { encodeInChildProcess } from './picture-process.ts';

/**
 * A stranger's picture, checked, small and encoded anew: safe to be read by `embedPicture`. Nothing is stored.
 * @throws PictureError, or PictureBusyError where it isn't begun
 */
export const decodeForeignPicture = (bytes: Uint8Array): Promise<Buffer> =>
  encodeInChildProcess('search-picture-worker.ts', bytes);
