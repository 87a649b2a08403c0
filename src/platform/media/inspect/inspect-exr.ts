import { inflateSync } from 'node:zlib';
import { BrokenFileError, type Figures } from './report.ts';

const HEADER_START = 8;
const TILED = 0x200;
const DEEP_OR_PARTS = 0x1800;
/** Scanlines per block, by compression code. */
const blockHeights = [1, 1, 1, 16, 32, 16, 32, 32, 32, 256];
const [ZIPS, ZIP] = [2, 3];
const MAX_SIDE = 65_536;
/**
 * Minimum size of a channel description in bytes: an empty name, its type, four bytes of flags, and two sampling
 * values.
 */
const MIN_CHANNEL_BYTES = 18;
const MAX_SAMPLE_BYTES = 4;
const MAX_BLOCK_BYTES = 256_000_000;

interface Header {
  readonly attributes: ReadonlyMap<string, Buffer>;
  readonly end: number;
}

function readName(bytes: Buffer, at: number): string {
  const end = bytes.indexOf(0, at);
  if (end === -1 || end - at > 255) throw new BrokenFileError('The header of the picture is broken.');
  return bytes.toString('latin1', at, end);
}

/** Reads name, type, size and value of each attribute; an empty name ends the header. */
function readHeader(bytes: Buffer): Header {
  const attributes = new Map<string, Buffer>();
  let at = HEADER_START;
  for (let name = readName(bytes, at); name !== ''; name = readName(bytes, at)) {
    at += name.length + 1;
    at += readName(bytes, at).length + 1;
    const size = bytes.readInt32LE(at);
    at += 4;
    if (size < 0 || at + size > bytes.length) throw new BrokenFileError('The header of the picture is broken.');
    attributes.set(name, bytes.subarray(at, at + size));
    at += size;
  }
  return { attributes, end: at + 1 };
}

/**
 * Checks that every block lies inside the file at the position in the table and can be decompressed. `maxBytes`:
 * maximum size of a decompressed block.
 */
function readBlocks(
  bytes: Buffer,
  table: number,
  { count, compression, maxBytes }: { readonly count: number; readonly compression: number; readonly maxBytes: number },
): void {
  for (let block = 0; block < count; block += 1) {
    const start = Number(bytes.readBigUInt64LE(table + block * 8));
    const isInside = start >= table + count * 8 && start + 8 <= bytes.length;
    const size = isInside ? bytes.readInt32LE(start + 4) : -1;
    if (size < 1 || start + 8 + size > bytes.length) throw new BrokenFileError('The picture ends too early.');
    const data = bytes.subarray(start + 8, start + 8 + size);
    // Blocks that compression would not have made smaller are stored uncompressed.
    if ((compression === ZIP || compression === ZIPS) && (data[0] ?? 0) === 0x78)
      inflateSync(data, { maxOutputLength: maxBytes });
  }
}

/**
 * Checks header, size and every block of an OpenEXR picture with scanlines.
 * @throws BrokenFileError, or an error of decompression
 */
export function inspectExr(bytes: Buffer): Figures {
  const flags = bytes.readUInt32LE(4);
  if ((flags & 0xff) !== 2 || (flags & (TILED | DEEP_OR_PARTS)) !== 0)
    throw new BrokenFileError('Only OpenEXR pictures of one part, in scanlines, can be read.');
  const { attributes, end } = readHeader(bytes);
  const [window, channels] = [attributes.get('dataWindow'), attributes.get('channels')];
  const compression = attributes.get('compression')?.[0] ?? 99;
  const blockHeight = blockHeights[compression];
  if (window?.length !== 16 || blockHeight === undefined || channels === undefined)
    throw new BrokenFileError('The header of the picture is broken.');
  const width = window.readInt32LE(8) - window.readInt32LE(0) + 1;
  const height = window.readInt32LE(12) - window.readInt32LE(4) + 1;
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE)
    throw new BrokenFileError('The picture has no usable size.');
  const mostSamples = width * blockHeight * Math.ceil(channels.length / MIN_CHANNEL_BYTES);
  const maxBytes = Math.min(mostSamples * MAX_SAMPLE_BYTES, MAX_BLOCK_BYTES);
  readBlocks(bytes, end, { count: Math.ceil(height / blockHeight), compression, maxBytes });
  return { width, height };
}
