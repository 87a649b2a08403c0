import { encodeInChildProcess } from './picture-process.ts';

/** Header that the process of a cover writes before the bytes. */
export interface CoverHeader {
  /** Width of the upright picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** At most three colours as `#rrggbb`, largest share first. */
  readonly colors: readonly string[];
  /** Size of each rendition in bytes, in their order. */
  readonly files: readonly { readonly width: number; readonly format: 'webp' | 'avif'; readonly size: number }[];
}

export interface Cover extends Omit<CoverHeader, 'files'> {
  readonly widths: readonly number[];
  readonly avifWidths: readonly number[];
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/**
 * Encodes an untrusted picture in a separate process as WebP and AVIF, without metadata, in the widths that pages use.
 * @throws PictureError, or PictureBusyError if too many pictures are queued
 */
export async function createCover(bytes: Uint8Array): Promise<Cover> {
  const made = await encodeInChildProcess('cover-worker.ts', bytes);
  const end = made.indexOf(10);
  const { files, ...header } = JSON.parse(made.toString('utf8', 0, end)) as CoverHeader;
  const widthsOf = (format: 'webp' | 'avif'): number[] =>
    files.filter((file) => file.format === format).map(({ width }) => width);
  let start = end + 1;
  return {
    ...header,
    widths: widthsOf('webp'),
    avifWidths: widthsOf('avif'),
    files: files.map(({ width, format, size }) => {
      const from = start;
      start += size;
      return { name: `${width}.${format}`, bytes: made.subarray(from, start) };
    }),
  };
}
