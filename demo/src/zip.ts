import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  bytes: Buffer | string;
  /** The SVG that a PNG was drawn from: its thumbnail is drawn from it, too, without decoding the PNG. */
  drawing?: string;
}

/** Already compressed: squeezing it again costs time and gains nothing. */
const packed = /\.(png|jpe?g|webp|avif|woff2?|flac|exr|zip)$/i;

/**
 * Equal entries give equal bytes everywhere: the DOS timestamp holds local wall-clock fields, so a local date that
 * reads 2024-01-01 in every time zone is written, and the UTC field that would differ is left out.
 */
export function createZip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes } of entries) {
    zip.addBuffer(Buffer.from(bytes), name, {
      mtime: new Date(2024, 0, 1),
      mode: 0o100644,
      compress: !packed.test(name),
      forceDosTimestamp: true,
    });
  }
  zip.end();
  return buffer(zip.outputStream);
}
