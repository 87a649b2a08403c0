import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPreview } from './renditions.ts';

const scene = (circles: readonly (readonly [number, number, number])[]): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#e8d7b1"/>${circles
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#27496d"/>`)
        .join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const hash = async (picture: Buffer): Promise<string> => (await renderPreview(picture)).hash;

function countDifferentBits(one: string, other: string): number {
  const bits = (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2);
  return bits.replaceAll('0', '').length;
}

describe('the hash of a picture', () => {
  it('stays nearly the same when the picture is made smaller, stored again or turned grey', async () => {
    const picture = await scene([
      [200, 200, 120],
      [640, 380, 160],
    ]);
    const first = await hash(picture);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    for (const same of [
      await sharp(picture).resize(400).jpeg({ quality: 60 }).toBuffer(),
      await sharp(picture).resize(700).webp({ quality: 40 }).toBuffer(),
      await sharp(picture).grayscale().png().toBuffer(),
      await sharp(picture).modulate({ brightness: 1.08 }).png().toBuffer(),
    ])
      expect(countDifferentBits(first, await hash(same))).toBeLessThanOrEqual(6);
  });

  it('is far from that of another picture', async () => {
    const hashes = await Promise.all(
      [
        [[200, 200, 120]],
        [[640, 380, 160]],
        [
          [100, 100, 60],
          [450, 300, 60],
          [800, 500, 60],
        ],
        [[450, 300, 290]],
      ].map(async (circles) => hash(await scene(circles as [number, number, number][]))),
    );
    for (const [at, one] of hashes.entries())
      for (const other of hashes.slice(at + 1)) expect(countDifferentBits(one, other)).toBeGreaterThan(12);
  });
});
