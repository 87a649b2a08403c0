import { encodeInChildProcess } from './picture-process.ts';

/**
 * Decodes an untrusted picture in a separate process and crops it to a WebP of 512 × 512 pixels without metadata.
 * @throws PictureError, or PictureBusyError if too many pictures are queued
 */
export const createAvatar = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await encodeInChildProcess('avatar-worker.ts', bytes));
