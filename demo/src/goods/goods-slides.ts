import type { Page } from '../../../src/platform/media/mockup/canvas.ts';
import { drawPrintMockup } from '../../../src/platform/media/mockup/draw-print.ts';
import { drawScreenMockup } from '../../../src/platform/media/mockup/draw-screen.ts';
import { drawPicture, type Picture } from '../pixels.ts';
import { mockupSlide, slide } from '../slides/slide.ts';
import type { DemoPreview } from '../types.ts';
import type { Goods } from './goods-entry.ts';
import { type Sheet, sheetBody, toSvg } from './sheet.ts';

/** Draws a page on the table with a soft shadow, `width` pixels wide, rotated about its centre. */
function lay(sheet: Sheet, x: number, y: number, width: number, turn = 0): string {
  const height = (width * sheet.height) / sheet.width;
  const shadow = [16, 9, 4].map(
    (grow) =>
      `<rect x="${(x - grow).toFixed(1)}" y="${(y - grow + 12).toFixed(1)}" width="${(width + 2 * grow).toFixed(1)}" height="${(height + 2 * grow).toFixed(1)}" rx="${grow}" fill="#000" fill-opacity="0.05"/>`,
  );
  const page = `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" viewBox="0 0 ${sheet.width} ${sheet.height}">${sheetBody(sheet)}</svg>`;
  return `<g transform="rotate(${turn} ${(x + width / 2).toFixed(1)} ${(y + height / 2).toFixed(1)})">${shadow.join('')}${page}</g>`;
}

const table = (ground: string, inside: string, w: number, h: number): Promise<Picture> =>
  drawPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${ground}"/><path d="M0 ${h}L${w} ${h * 0.28}V${h}Z" fill="#fff" fill-opacity="0.14"/>${inside}</svg>`,
    w,
    h,
  );

/** Draws pages side by side, as large as possible without overlapping. */
function row(sheets: readonly Sheet[], w: number, h: number, part = 0.86): string {
  const gap = w * 0.03;
  const ratios = sheets.map(({ width, height }) => width / height);
  const high = Math.min(
    h * part,
    (w * 0.92 - gap * (sheets.length - 1)) / ratios.reduce((sum, ratio) => sum + ratio, 0),
  );
  let x = (w - high * ratios.reduce((sum, ratio) => sum + ratio, 0) - gap * (sheets.length - 1)) / 2;
  return sheets
    .map((sheet, n) => {
      const wide = high * (ratios[n] ?? 1);
      const page = lay(sheet, x, (h - high) / 2, wide);
      x += wide + gap;
      return page;
    })
    .join('');
}

/** Draws square pages in two rows. */
function tiles(sheets: readonly Sheet[], w: number, h: number): string {
  const columns = Math.ceil(sheets.length / 2);
  const side = Math.min((w * 0.92) / columns - 24, (h * 0.9) / 2 - 24);
  const [left, top] = [(w - columns * (side + 24) + 24) / 2, (h - 2 * (side + 24) + 24) / 2];
  return sheets
    .map((sheet, n) =>
      lay(sheet, left + (n % columns) * (side + 24), top + Math.floor(n / columns) * (side + 24), side),
    )
    .join('');
}

const cover = (sheets: readonly Sheet[], ground: string): Promise<Picture> => {
  const [w, h] = [1366, 911];
  const [front, back] = sheets;
  if (front === undefined) throw new Error('A work without a page has no cover.');
  if (sheets.length > 3) return table(ground, tiles(sheets, w, h), w, h);
  const high = h * 0.84;
  const wide = (high * front.width) / front.height;
  if (back === undefined) return table(ground, lay(front, (w - wide) / 2, (h - high) / 2, wide, -4), w, h);
  const other = (high * 0.9 * back.width) / back.height;
  return table(
    ground,
    lay(back, w * 0.53, h * 0.1, Math.min(other, w * 0.44), 7) +
      lay(front, w * 0.47 - wide * 0.94, (h - high) / 2, wide, -4),
    w,
    h,
  );
};

/** Draws a part of a page enlarged. `atY` and `part`: its top and its width, as fractions of the page's size. */
function closeUp(sheet: Sheet, atY: number, part: number): Promise<Picture> {
  const w = sheet.width * part;
  const h = (w * 800) / 1200;
  const top = Math.max(0, Math.min(sheet.height - h, sheet.height * atY));
  const left = (sheet.width - w) / 2;
  return drawPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="${left} ${top} ${w} ${h}">${sheetBody(sheet)}</svg>`,
    1200,
    800,
  );
}

/** Width of a page on a desk or a phone, in pixels. */
const PAGE = 500;

const drawPage = async (sheet: Sheet): Promise<Page> => ({
  picture: await drawPicture(toSvg(sheet), PAGE, Math.round((PAGE * sheet.height) / sheet.width)),
  width: sheet.width,
  height: sheet.height,
});

export function goodsPreviews({ title, in: place, colorways, table: ground }: Goods): DemoPreview[] {
  const [first, ...others] = colorways;
  if (first === undefined) throw new Error(`${title} has no pages.`);
  const pages = (): readonly Sheet[] => first();
  const count = pages().length;
  const isPost = place.includes('social-posts');
  // A single page would leave half of the cover empty, so other colourways fill it.
  const shown = (): readonly Sheet[] => (count > 1 ? pages() : [pages()[0] as Sheet, ...(others[0]?.() ?? [])]);
  // A single page is large enough on the cover and on the desk, so this slide shows its other colours.
  const part =
    count === 1 && others.length > 0
      ? []
      : count > 1 && count <= 3
        ? [slide(title, 'Every page', 'সব পাতা', () => table('#f4f1ec', row(pages(), 1200, 800), 1200, 800))]
        : [
            slide(title, 'Close up', 'কাছ থেকে', () =>
              closeUp(pages()[0] as Sheet, count === 1 ? 0 : 0.3, count === 1 ? 1 : 0.8),
            ),
          ];
  return [
    { kind: 'image', alt: title, image: () => cover(shown(), ground) },
    mockupSlide(title, async () => {
      const [front, ...rest] = await Promise.all(shown().slice(0, 2).map(drawPage));
      if (front === undefined) throw new Error(`${title} has no pages.`);
      return isPost ? drawScreenMockup([front, ...rest]) : drawPrintMockup([front, ...rest]);
    }),
    ...part,
    ...(others.length === 0
      ? []
      : [
          slide(title, 'Colours', 'নানা রঙে', () =>
            table(
              ground,
              row(
                colorways.map((way) => way()[0] as Sheet),
                1200,
                800,
                0.78,
              ),
              1200,
              800,
            ),
          ),
        ]),
  ];
}
