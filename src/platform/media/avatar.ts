import { encodeInChildProcess } from './picture-process.ts';

/**
 * A hostile file's picture, cut to a 512 × 512 WebP without metadata.
 * @throws PictureError, or PictureBusyError where it isn't begun
 */
export const createAvatar = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await encodeInChildProcess('avatar-worker.ts', bytes));
