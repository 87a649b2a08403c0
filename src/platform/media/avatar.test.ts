import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createAvatar } from './avatar.ts';
import { PictureBusyError, PictureError } from './picture-process.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9232e' } });

/** Creates a PNG whose header declares a size that no memory can hold. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture of somebody', () => {
  it('becomes square, without where it was taken', async () => {
    const original = await plain(900, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const meta = await sharp(await createAvatar(original)).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect([meta.exif, meta.xmp, meta.iptc, meta.icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('may be larger or smaller than it will be', async () => {
    for (const picture of [plain(40, 30).png(), plain(3000, 2000).webp(), plain(64, 64).avif()])
      expect((await sharp(await createAvatar(await picture.toBuffer())).metadata()).width).toBe(512);
  });

  it('is not made of a GIF', async () => {
    await expect(createAvatar(await plain(9, 9).gif().toBuffer())).rejects.toThrow(PictureError);
  });

  it.each([
    ['text', Buffer.from('hello, I am a picture.png')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
    ['a PNG of 50,000 × 50,000', hugePng(50_000)],
    ['a PNG cut short', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'base64')],
  ])('is not made of %s', async (_, bytes) => {
    await expect(createAvatar(bytes)).rejects.toThrow(PictureError);
  });

  it('waits for ten others and no more; one that is sent away takes no place', async () => {
    const bytes = Buffer.from('no picture, and quickly so');
    const ends = await Promise.allSettled(Array.from({ length: 14 }, () => createAvatar(bytes)));
    const kinds = ends.map((end) => (end.status === 'rejected' ? (end.reason as Error).constructor : undefined));
    expect(kinds).toEqual([...Array(10).fill(PictureError), ...Array(4).fill(PictureBusyError)]);
    expect(await createAvatar(await plain(40, 30).png().toBuffer())).toBeInstanceOf(Uint8Array);
  });
});
