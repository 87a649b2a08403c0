import { RefusedFileError } from './refusal.ts';

export interface PsdHeader {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Bits per channel. */
  readonly depth: number;
  readonly mode: 'gray' | 'rgb' | 'cmyk' | 'other';
  readonly isLarge: boolean;
}

const HEADER_BYTES = 26;
const modes: Readonly<Record<number, PsdHeader['mode']>> = { 1: 'gray', 3: 'rgb', 4: 'cmyk', 8: 'gray' };

const tooShort = (): RefusedFileError => new RefusedFileError('TRUNCATED', 'The file ends too early.');

export function readPsdHeader(bytes: Buffer): PsdHeader {
  if (bytes.length < HEADER_BYTES) throw tooShort();
  const version = bytes.readUInt16BE(4);
  const [channels, height, width] = [bytes.readUInt16BE(12), bytes.readUInt32BE(14), bytes.readUInt32BE(18)];
  if ((version !== 1 && version !== 2) || channels < 1 || channels > 56 || width < 1 || height < 1)
    throw new RefusedFileError('BROKEN', 'The header of the file is broken.');
  const mode = modes[bytes.readUInt16BE(24)] ?? 'other';
  return { width, height, channels, depth: bytes.readUInt16BE(22), mode, isLarge: version === 2 };
}

/**
 * Skips the sections palette, resources and layers, each preceded by its length.
 * @returns the position after them, and the layers
 */
export function skipSections(bytes: Buffer, isLarge: boolean): { readonly end: number; readonly layers: number } {
  let at = HEADER_BYTES;
  for (let section = 0; section < 2; section += 1) {
    if (at + 4 > bytes.length) throw tooShort();
    at += 4 + bytes.readUInt32BE(at);
  }
  const width = isLarge ? 8 : 4;
  if (at + width > bytes.length) throw tooShort();
  const length = isLarge ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at);
  const [start, end] = [at + width, at + width + length];
  if (end > bytes.length) throw tooShort();
  const hasLayers = length > width + 2;
  return { end, layers: hasLayers ? Math.abs(bytes.readInt16BE(start + width)) : 0 };
}

/** Decompresses a row in the PackBits format of runs and literals. */
function unpackRow(packed: Buffer, row: Uint8Array): void {
  let [at, filled] = [0, 0];
  while (at < packed.length && filled < row.length) {
    const code = packed.readInt8(at);
    at += 1;
    if (code >= 0) {
      const literal = packed.subarray(at, at + code + 1).subarray(0, row.length - filled);
      row.set(literal, filled);
      filled += code + 1;
      at += code + 1;
    } else if (code !== -128) {
      row.fill(packed[at] ?? 0, filled, filled + 1 - code);
      filled += 1 - code;
      at += 1;
    }
  }
  if (filled < row.length) throw tooShort();
}

/** Reads the first channels of the flattened picture, eight bits each, one after the other. */
export function readChannels(bytes: Buffer, at: number, header: PsdHeader, wanted: number): Uint8Array[] {
  const { width, height, channels, depth, isLarge } = header;
  if (at + 2 > bytes.length) throw tooShort();
  const packing = bytes.readUInt16BE(at);
  const sampleBytes = depth / 8;
  const rowBytes = width * sampleBytes;
  const countBytes = isLarge ? 4 : 2;
  let next = at + 2 + (packing === 1 ? channels * height * countBytes : 0);
  const row = new Uint8Array(rowBytes);
  return Array.from({ length: wanted }, (_, channel) => {
    const plane = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
      const count = at + 2 + (channel * height + y) * countBytes;
      if (packing === 1 && count + countBytes > bytes.length) throw tooShort();
      const size = packing === 0 ? rowBytes : bytes.readUIntBE(count, countBytes);
      if (next + size > bytes.length) throw tooShort();
      if (packing === 0) row.set(bytes.subarray(next, next + size));
      else unpackRow(bytes.subarray(next, next + size), row);
      next += size;
      // Only the upper eight of sixteen bits are visible.
      for (let x = 0; x < width; x += 1) plane[y * width + x] = row[x * sampleBytes] ?? 0;
    }
    return plane;
  });
}
