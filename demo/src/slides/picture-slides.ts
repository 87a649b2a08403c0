import sharp from 'sharp';
import { rasterizeSvg } from '../../../src/platform/media/svg.ts';
import { type LookName, looks } from '../looks.ts';
import type { DemoPreview } from '../types.ts';
import { cropDetail, inFrame } from './cutouts.ts';
import { H, slide, W } from './slide.ts';

/** A photograph in full detail, and framed on a wall. */
export const photoSlides = (
  title: string,
  picture: () => Promise<Buffer>,
  ratio: number,
  wall: string,
): DemoPreview[] => [
  slide(title, 'Detail', 'খুঁটিনাটি', async () => cropDetail(await picture(), 0.5, 0.42)),
  slide(title, 'Framed on a wall', 'দেয়ালে ফ্রেমে', async () => inFrame(await picture(), ratio, wall)),
];

/** Gives a drawing another view box: a part of it, `part` of its width wide. */
function zoomSvg(svg: string, atX: number, atY: number, part: number): string {
  const root = /<svg\b[^<>]*>/.exec(svg)?.[0] ?? '';
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(root)?.[1] ?? '')
    .split(/\s+/)
    .map(Number);
  const w = width * part;
  const h = (w * H) / W;
  const view = `${left + Math.max(0, Math.min(width - w, width * atX - w / 2))} ${top + Math.max(0, Math.min(height - h, height * atY - h / 2))} ${w} ${h}`;
  return svg.replace(root, root.replace(/viewBox="[^"]+"/, `viewBox="${view}"`));
}

const drawPart = (svg: string, atX: number, atY: number, part: number): Promise<Buffer> =>
  rasterizeSvg(zoomSvg(svg, atX, atY, part), { width: W, height: H }, { compressionLevel: 0, background: '#ffffff' });

/** A map: a part of it, and a print of the whole on a wall. */
export const mapSlides = (
  title: string,
  { draw, ratio, lookName }: { draw: () => string; ratio: number; lookName: LookName },
): DemoPreview[] => [
  slide(title, 'Close up', 'কাছ থেকে', () => drawPart(draw(), 0.52, 0.5, 0.55)),
  slide(title, 'Printed and framed', 'ছেপে ফ্রেমে', async () =>
    inFrame(
      await rasterizeSvg(draw(), { width: 640 }, { compressionLevel: 0, background: '#ffffff' }),
      ratio,
      looks[lookName].soft,
    ),
  ),
];

/** A scene: a part of the drawing, close up, and a print of the whole on a wall. */
export const drawingSlides = (
  title: string,
  {
    svg,
    ratio,
    lookName,
    near,
  }: { svg: () => string; ratio: number; lookName: LookName; near: readonly [number, number] },
): DemoPreview[] => {
  return [
    slide(title, 'Close up', 'কাছ থেকে', () => drawPart(svg(), near[0], near[1], 0.42)),
    slide(title, 'Printed and framed', 'ছেপে ফ্রেমে', async () =>
      inFrame(
        await rasterizeSvg(svg(), { width: 640 }, { compressionLevel: 0, background: '#ffffff' }),
        ratio,
        looks[lookName].soft,
      ),
    ),
  ];
};

interface Panorama {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** An environment map: the whole panorama above three views out of it. */
export const panoramaSlides = (title: string, panorama: () => Panorama): DemoPreview[] => {
  const open = () => {
    const { data, width, height } = panorama();
    return { picture: () => sharp(data, { raw: { width, height, channels: 3 } }), width, height };
  };
  return [
    slide(title, 'The whole panorama', 'পুরো প্যানোরামা', async () => {
      const { picture, width, height } = open();
      const strip = await picture()
        .resize({ width: W, height: W / 2, fit: 'fill' })
        .png({ compressionLevel: 0 })
        .toBuffer();
      const views = await Promise.all(
        [0.12, 0.37, 0.62, 0.87].map((at) =>
          picture()
            .extract({
              left: Math.round(width * at - width / 10),
              top: Math.round(height * 0.3),
              width: Math.round(width / 5),
              height: Math.round(height * 0.4 * (200 / 240)),
            })
            .resize({ width: 294, height: 192, fit: 'cover' })
            .png({ compressionLevel: 0 })
            .toBuffer(),
        ),
      );
      return sharp({ create: { width: W, height: H, channels: 3, background: '#17151a' } })
        .composite([
          { input: strip, left: 0, top: 0 },
          ...views.map((input, n) => ({ input, left: n * 302, top: 608 })),
        ])
        .png({ compressionLevel: 0 })
        .toBuffer();
    }),
    slide(title, 'A view out of it', 'একটি দিকের দৃশ্য', async () => {
      const { picture, width, height } = open();
      const w = Math.round(width * 0.42);
      return picture()
        .extract({
          left: Math.round(width * 0.29),
          top: Math.round(height * 0.22),
          width: w,
          height: Math.round((w * H) / W),
        })
        .resize({ width: W, height: H })
        .png({ compressionLevel: 0 })
        .toBuffer();
    }),
  ];
};
