import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPreview, renditionWidths } from './renditions.ts';

const plain = (width: number, height: number, background = '#3f7cac') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Creates a decompression bomb: a PNG that declares a size without containing the pixels. */
function bomb(side: number): Buffer {
  const chunk = (type: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(named));
    return Buffer.concat([head, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

describe('widths', () => {
  it('follow the breakpoints and never enlarge', () => {
    expect(renditionWidths(4000)).toEqual([375, 576, 768, 1366]);
    expect(renditionWidths(1366)).toEqual([375, 576, 768, 1366]);
    expect(renditionWidths(1000)).toEqual([375, 576, 768, 1000]);
    expect(renditionWidths(790)).toEqual([375, 576, 790]);
    expect(renditionWidths(200)).toEqual([200]);
  });
});

describe('a rendered preview', () => {
  it('is the same of a picture that was decoded before', async () => {
    const drawn = plain(1000, 800);
    const pixels = await drawn.clone().raw().toBuffer({ resolveWithObject: true });
    expect(await renderPreview(pixels)).toEqual(await renderPreview(await drawn.png().toBuffer()));
  });

  it('has WebP at every width, AVIF where it pays, a placeholder and colours', async () => {
    const preview = await renderPreview(await plain(1600, 900).png().toBuffer());
    expect(preview).toMatchObject({ width: 1600, height: 900 });
    expect(preview.renditions.map(({ width, format }) => `${width} ${format}`)).toEqual([
      '375 avif',
      '375 webp',
      '576 webp',
      '768 webp',
      '1366 webp',
    ]);
    for (const { bytes, width, height, format } of preview.renditions) {
      const info = await sharp(bytes).metadata();
      expect([info.width, info.height]).toEqual([width, height]);
      expect(info.format).toBe(format === 'avif' ? 'heif' : 'webp');
    }
    expect(preview.thumbhash.length).toBeGreaterThan(4);
    expect(preview.colors[0]?.hex).toBe('#3f7cac');
    expect(preview.colors[0]?.share).toBe(1);
  });

  it('carries no metadata: no place, no camera', async () => {
    const tagged = await plain(900, 600)
      .withExif({
        IFD0: { Copyright: 'Somebody', Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const { renditions, socialCard } = await renderPreview(tagged, { hasSocialCard: true });
    for (const bytes of [...renditions.map((each) => each.bytes), socialCard ?? Buffer.alloc(0)]) {
      const info = await sharp(bytes).metadata();
      expect([info.exif, info.xmp, info.iptc, info.icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('Somebody')).toBe(false);
    }
  });

  it('stands upright, whatever the camera noted', async () => {
    const turned = await plain(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await renderPreview(turned)).toMatchObject({ width: 400, height: 800 });
  });

  it('keeps transparency where there is any', async () => {
    const clear = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.3 } },
    })
      .png()
      .toBuffer();
    const { renditions } = await renderPreview(clear);
    expect((await sharp(renditions[0]?.bytes).metadata()).hasAlpha).toBe(true);
  });

  it('refuses a pixel bomb, a truncated picture and what is no picture', async () => {
    await expect(renderPreview(bomb(50_000))).rejects.toThrow(/pixel limit/);
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    await expect(renderPreview(whole.subarray(0, whole.length / 2))).rejects.toThrow();
    await expect(renderPreview(Buffer.from('not a picture'))).rejects.toThrow();
  });
});

describe('the watermark', () => {
  const pixels = (bytes: Buffer | undefined) => sharp(bytes).removeAlpha().raw().toBuffer();

  it('changes the large renditions only', async () => {
    const master = await plain(1366, 900).png().toBuffer();
    const [clean, marked] = [await renderPreview(master), await renderPreview(master, { watermark: 'ARBOR' })];
    const differing = async (width: number): Promise<number> => {
      const find = ({ renditions }: typeof clean) =>
        renditions.find((one) => one.width === width && one.format === 'webp')?.bytes;
      const [before, after] = [await pixels(find(clean)), await pixels(find(marked))];
      return (
        before.reduce((sum, value, at) => sum + (Math.abs(value - (after[at] ?? 0)) > 8 ? 1 : 0), 0) / before.length
      );
    };
    expect(await differing(375)).toBe(0);
    expect(await differing(576)).toBe(0);
    expect(await differing(768)).toBeGreaterThan(0.005);
    expect(await differing(1366)).toBeGreaterThan(0.005);
    expect(await differing(1366)).toBeLessThan(0.12);
  });

  it('is there beside the clean picture where both are asked for', async () => {
    const master = await plain(1366, 900).png().toBuffer();
    const { renditions } = await renderPreview(master, { watermark: 'ARBOR', keepsUnmarked: true });
    expect(renditions.map(({ width, format, marked }) => `${width} ${format} ${marked}`)).toEqual([
      '375 avif false',
      '375 webp false',
      '576 webp false',
      '768 webp true',
      '768 webp false',
      '1366 webp true',
      '1366 webp false',
    ]);
  });
});

describe('a social card', () => {
  it('carries the watermark where the large renditions do', async () => {
    const spread = async (width: number, watermark: string | null): Promise<number> => {
      const master = await plain(width, width / 2)
        .png()
        .toBuffer();
      const { socialCard } = await renderPreview(master, { watermark, hasSocialCard: true, keepsUnmarked: true });
      const { channels } = await sharp(socialCard ?? Buffer.alloc(0)).stats();
      return Math.max(...channels.map(({ stdev }) => stdev));
    };
    expect(await spread(1600, null)).toBeLessThan(1);
    expect(await spread(1600, 'ARBOR')).toBeGreaterThan(1);
    expect(await spread(600, 'ARBOR')).toBeLessThan(1);
  });

  it('is 1200 by 630 for any shape', async () => {
    for (const [width, height] of [
      [1600, 900],
      [600, 1500],
      [300, 300],
    ] as const) {
      const { socialCard } = await renderPreview(await plain(width, height).png().toBuffer(), { hasSocialCard: true });
      const info = await sharp(socialCard ?? Buffer.alloc(0)).metadata();
      expect([info.width, info.height, info.format]).toEqual([1200, 630, 'jpeg']);
    }
  });
});

it('encodes WebP with quality 75', async () => {
  const noise = await sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  const { renditions } = await renderPreview(noise);
  const own = renditions.find(({ format, width }) => format === 'webp' && width === 640);
  const encode = (quality: number) => sharp(noise).webp({ quality, effort: 2 }).toBuffer();
  expect(own?.bytes.length).toBe((await encode(75)).length);
  expect(own?.bytes.length).not.toBe((await encode(80)).length);
});
