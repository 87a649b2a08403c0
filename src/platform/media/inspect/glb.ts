import { BrokenFileError } from './report.ts';

const [HEADER_BYTES, CHUNK_HEAD_BYTES] = [12, 8];
const [JSON_CHUNK, BINARY_CHUNK] = [0x4e4f534a, 0x004e4942];
const MAX_JSON_BYTES = 64_000_000;

/** The two parts of a GLB file. */
export interface Glb {
  /** JSON text that describes the scene. */
  readonly scene: string;
  /** Geometry and pictures; undefined if the scene contains them, or has none. */
  readonly binary: Buffer | undefined;
}

/** Reads the parts of a GLB. @throws BrokenFileError */
export function openGlb(bytes: Buffer): Glb {
  if (bytes.length < HEADER_BYTES + CHUNK_HEAD_BYTES || bytes.readUInt32LE(8) > bytes.length)
    throw new BrokenFileError('The model ends too early.', 'TRUNCATED');
  if (bytes.readUInt32LE(4) !== 2) throw new BrokenFileError('Only glTF 2.0 is read.', 'BROKEN');
  const [length, type] = [bytes.readUInt32LE(HEADER_BYTES), bytes.readUInt32LE(HEADER_BYTES + 4)];
  const start = HEADER_BYTES + CHUNK_HEAD_BYTES;
  const end = start + length;
  if (type !== JSON_CHUNK) throw new BrokenFileError('The model doesn’t begin with its scene.', 'BROKEN');
  if (length > MAX_JSON_BYTES) throw new BrokenFileError('The description of the scene is too long.', 'TOO_COSTLY');
  if (end > bytes.length) throw new BrokenFileError('The model ends too early.', 'TRUNCATED');
  return { scene: bytes.toString('utf8', start, end), binary: readBinary(bytes, end) };
}

function readBinary(bytes: Buffer, at: number): Buffer | undefined {
  const start = at + CHUNK_HEAD_BYTES;
  if (start > bytes.length || bytes.readUInt32LE(at + 4) !== BINARY_CHUNK) return undefined;
  // A chunk that claims more bytes than the file has is cut; what lies behind its end isn't read.
  return bytes.subarray(start, start + bytes.readUInt32LE(at));
}
