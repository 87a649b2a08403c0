import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inspectFile } from './inspect-file.ts';

const int32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeInt32LE(value, at * 4);
  return bytes;
};
const attribute = (name: string, type: string, value: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0${type}\0`, 'latin1'), int32(value.length), value]);

/**
 * Creates an OpenEXR picture of 4 × 20 pixels with two compressed blocks. `shift`: error of the positions in the block
 * table.
 */
function createExr(shift = 0, blockBytes = 64): Buffer {
  const header = Buffer.concat([
    Buffer.from('v/1\x01', 'latin1'),
    int32(2),
    attribute('channels', 'chlist', Buffer.from([0])),
    attribute('compression', 'compression', Buffer.from([3])),
    attribute('dataWindow', 'box2i', int32(0, 0, 3, 19)),
    Buffer.from([0]),
  ]);
  const blocks = [0, 16].map((line) => {
    const data = deflateSync(Buffer.alloc(blockBytes, line));
    return Buffer.concat([int32(line, data.length), data]);
  });
  const table = Buffer.alloc(16);
  let at = header.length + table.length;
  blocks.forEach((block, index) => {
    table.writeBigUInt64LE(BigInt(at + shift), index * 8);
    at += block.length;
  });
  return Buffer.concat([header, table, ...blocks]);
}

/** Creates a Radiance picture of 8 × 3 pixels, whose scanlines are four runs of one value. */
const createHdr = (): Buffer =>
  Buffer.concat([
    Buffer.from('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 3 +X 8\n', 'latin1'),
    ...[1, 2, 3].map((value) => Buffer.from([2, 2, 0, 8, ...[0, 1, 2, 3].flatMap(() => [136, value])])),
  ]);

describe('pictures of light', () => {
  for (const [name, bytes, figures] of [
    ['a.exr', createExr(), { width: 4, height: 20 }],
    ['a.hdr', createHdr(), { width: 8, height: 3 }],
  ] as const) {
    it(`${name} says its size, and is found broken wherever it is cut`, async () => {
      expect(await inspectFile(bytes, name)).toMatchObject({ kind: 'picture', problem: null, figures });
      for (let length = 1; length < bytes.length; length += 1)
        expect((await inspectFile(bytes.subarray(0, length), name)).problem, `${length} bytes`).toBeTypeOf('string');
    });
  }

  it('are refused with a block or a run that leads too far', async () => {
    for (const shift of [-1, 1, 1_000_000])
      expect((await inspectFile(createExr(shift), 'a.exr')).problem, `${shift}`).toBeTypeOf('string');
    expect((await inspectFile(createExr(0, 100_000), 'a.exr')).problem).toContain('larger than');
    const hdr = createHdr();
    hdr[hdr.length - 2] = 137;
    expect((await inspectFile(hdr, 'a.hdr')).problem).toBe('A scanline of the picture is broken.');
  });
});
