import { type LookName, looks } from '../looks.ts';
import { cut, drawPicture, fillPicture, type Picture, paste, toCover, toPicture } from '../pixels.ts';
import type { DemoPreview } from '../types.ts';
import { cropDetail, inFrame } from './cutouts.ts';
import { H, slide, W } from './slide.ts';

/** Creates slides of a photograph: a detail, and a framed print on a wall. */
export const photoSlides = (
  title: string,
  picture: () => Promise<Buffer>,
  ratio: number,
  wall: string,
): DemoPreview[] => [
  slide(title, 'Detail', 'খুঁটিনাটি', async () => cropDetail(await toPicture(await picture()), 0.5, 0.42)),
  slide(title, 'Framed on a wall', 'দেয়ালে ফ্রেমে', async () => inFrame(await picture(), ratio, wall)),
];

/** Changes the view box of a drawing to a part of it, `part` of its width wide. */
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

const drawPart = (svg: string, atX: number, atY: number, part: number): Promise<Picture> =>
  drawPicture(zoomSvg(svg, atX, atY, part), W, H);

/** Creates slides of a map: a detail, and a print of the whole on a wall. */
export const mapSlides = (
  title: string,
  { draw, ratio, lookName }: { draw: () => string; ratio: number; lookName: LookName },
): DemoPreview[] => [
  slide(title, 'Close up', 'কাছ থেকে', () => drawPart(draw(), 0.52, 0.5, 0.55)),
  slide(title, 'Printed and framed', 'ছেপে ফ্রেমে', async () =>
    inFrame(await drawPicture(draw(), 640), ratio, looks[lookName].soft),
  ),
];

/** Creates slides of a scene: a detail, and a print of the whole on a wall. */
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
      inFrame(await drawPicture(svg(), 640), ratio, looks[lookName].soft),
    ),
  ];
};

/** Creates slides of an environment map: the whole panorama above four views of it. */
export const panoramaSlides = (title: string, panorama: () => Picture): DemoPreview[] => [
  slide(title, 'The whole panorama', 'পুরো প্যানোরামা', async () => {
    const picture = panorama();
    const { width, height } = picture.info;
    const sheet = fillPicture(W, H, '#17151a');
    paste(sheet, await toCover(picture, W, W / 2), 0, 0);
    for (const [n, at] of [0.12, 0.37, 0.62, 0.87].entries()) {
      const view = {
        left: Math.round(width * at - width / 10),
        top: Math.round(height * 0.3),
        width: Math.round(width / 5),
        height: Math.round(height * 0.4 * (200 / 240)),
      };
      paste(sheet, await cut(picture, view, [294, 192]), n * 302, 608);
    }
    return sheet;
  }),
  slide(title, 'A view out of it', 'একটি দিকের দৃশ্য', () => {
    const picture = panorama();
    const { width, height } = picture.info;
    const w = Math.round(width * 0.42);
    const view = {
      left: Math.round(width * 0.29),
      top: Math.round(height * 0.22),
      width: w,
      height: Math.round((w * H) / W),
    };
    return cut(picture, view, [W, H]);
  }),
];
