import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  bytes: Buffer | string;
  /** SVG source of a PNG, from which the thumbnail is drawn without decoding the PNG. */
  drawing?: string;
}

/** Files that are already compressed, for which further compression costs time without effect. */
const packed = /\.(png|jpe?g|webp|avif|woff2?|flac|exr|zip)$/i;

/**
 * Creates a ZIP archive. Equal entries give equal bytes everywhere: the DOS timestamp has local time, so a local date
 * that reads 2024-01-01 in every time zone is written, and the UTC field is left out.
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
