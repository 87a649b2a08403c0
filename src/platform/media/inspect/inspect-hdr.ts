import { BrokenFileError, type Figures } from './report.ts';

/** Bytes per pixel: three mantissas and an exponent. */
const PIXEL = 4;

/** Skips the runs of one component of a scanline. @returns the position after them */
function skipRuns(bytes: Buffer, start: number, width: number): number {
  let at = start;
  for (let filled = 0; filled < width; ) {
    const length = bytes[at] ?? 0;
    const isRun = length > 128;
    const count = isRun ? length - 128 : length;
    if (count === 0 || filled + count > width) throw new BrokenFileError('A scanline of the picture is broken.');
    filled += count;
    at += isRun ? 2 : 1 + count;
  }
  return at;
}

/** Skips a scanline. @returns the position of the next one */
function skipScanline(bytes: Buffer, at: number, width: number): number {
  const isCompressed = bytes[at] === 2 && bytes[at + 1] === 2 && bytes.readUInt16BE(at + 2) === width;
  if (!isCompressed) return at + width * PIXEL;
  let next = at + PIXEL;
  for (let part = 0; part < PIXEL; part += 1) next = skipRuns(bytes, next, width);
  return next;
}

/** Checks header, size and every scanline of a Radiance picture to its last byte. @throws BrokenFileError */
export function inspectHdr(bytes: Buffer): Figures {
  const head = bytes.toString('latin1', 0, 4096);
  const found = /\n\n[-+]Y (\d{1,5}) [-+]X (\d{1,5})\n/.exec(head);
  if (found === null || !/\nFORMAT=32-bit_rle_(rgbe|xyze)\n/.test(head))
    throw new BrokenFileError('The header of the picture is broken.');
  const [width, height] = [Number(found[2]), Number(found[1])];
  let at = found.index + found[0].length;
  for (let line = 0; line < height; line += 1) {
    if (at + PIXEL > bytes.length) throw new BrokenFileError('The picture ends too early.');
    at = skipScanline(bytes, at, width);
  }
  if (at > bytes.length || width === 0 || height === 0) throw new BrokenFileError('The picture ends too early.');
  return { width, height };
}
