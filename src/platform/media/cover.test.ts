import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createCover } from './cover.ts';
import { PictureError } from './picture-process.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9232e' } });

describe('a cover', () => {
  it('has the widths of the pages, as WebP and AVIF, without where it was taken', async () => {
    const original = await plain(2000, 1000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    const cover = await createCover(original);
    expect(cover).toMatchObject({ width: 1600, height: 800, widths: [375, 576, 768, 1366], avifWidths: [375] });
    expect(cover.colors[0]).toMatch(/^#[0-9a-f]{6}$/);
    expect(cover.files.map(({ name }) => name).toSorted()).toEqual([
      '1366.webp',
      '375.avif',
      '375.webp',
      '576.webp',
      '768.webp',
    ]);
    for (const { name, bytes } of cover.files) {
      const meta = await sharp(bytes).metadata();
      expect(meta).toMatchObject({ width: Number.parseInt(name, 10), format: name.endsWith('webp') ? 'webp' : 'heif' });
      expect([meta.exif, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('is never enlarged', async () => {
    expect((await createCover(await plain(300, 200).png().toBuffer())).widths).toEqual([300]);
  });

  it.each([
    ['text', Buffer.from('hello, I am a picture.png')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
    ['a PNG cut short', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'base64')],
  ])('is not made of %s', async (_, bytes) => {
    await expect(createCover(bytes)).rejects.toThrow(PictureError);
  });

  it('is not made of a picture cut short in its middle', async () => {
    const whole = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#123456', noise: { type: 'gaussian', sigma: 30 } },
    })
      .jpeg()
      .toBuffer();
    await expect(createCover(whole.subarray(0, whole.length / 2))).rejects.toThrow(PictureError);
  });

  it('is not made of more than 50 million pixels', async () => {
    await expect(createCover(await plain(8000, 7000).png().toBuffer())).rejects.toThrow(PictureError);
  });
});
