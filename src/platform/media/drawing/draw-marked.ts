import sharp from 'sharp';
import { SHEET_CELLS, SHEET_COLUMNS, SHEET_ROWS, THUMBNAIL_SIDE } from '../inside/archive-contents.ts';
import { drawSvg } from '../svg.ts';

const QUALITY = 60;
const RGBA = 4;

/** Pixels of a drawing with a watermark, on a transparent background. */
export interface MarkedDrawing {
  readonly rgba: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Lines from corner to corner, light with a dark edge, so that they show on every colour and leave the form visible. */
const MARK = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${THUMBNAIL_SIDE}" height="${THUMBNAIL_SIDE}" viewBox="0 0 160 160" fill="none"><g stroke="#17151a" stroke-opacity=".16" stroke-width="4"><path d="M0 0L160 160M160 0L0 160M80 0L160 80L80 160L0 80Z"/></g><path stroke="#fff" stroke-opacity=".62" stroke-width="2" d="M0 0L160 160M160 0L0 160M80 0L160 80L80 160L0 80Z"/></svg>`,
);
let mark: Promise<Buffer> | undefined;

/** Draws a cleaned drawing with at most 160 pixels a side and marks it. @throws the errors of `drawSvg` */
export async function drawMarked(svg: string): Promise<MarkedDrawing> {
  mark ??= sharp(MARK).ensureAlpha().raw().toBuffer();
  const [lines, { data, info }] = await Promise.all([
    mark,
    drawSvg(svg, { width: THUMBNAIL_SIDE })
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ]);
  const { width, height } = info;
  const [left, top] = [Math.floor((THUMBNAIL_SIDE - width) / 2), Math.floor((THUMBNAIL_SIDE - height) / 2)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      blend(data, (y * width + x) * RGBA, lines, ((y + top) * THUMBNAIL_SIDE + x + left) * RGBA);
  return { rgba: data, width, height };
}

/** Draws a pixel of the watermark over a pixel of the drawing. */
function blend(under: Buffer, at: number, over: Buffer, overAt: number): void {
  const alpha = (over[overAt + 3] ?? 0) / 255;
  if (alpha === 0) return;
  const below = ((under[at + 3] ?? 0) / 255) * (1 - alpha);
  for (let channel = 0; channel < 3; channel += 1)
    under[at + channel] = Math.round(
      ((over[overAt + channel] ?? 0) * alpha + (under[at + channel] ?? 0) * below) / (alpha + below),
    );
  under[at + 3] = Math.round((alpha + below) * 255);
}

/** Draws up to twelve marked drawings as WebP with transparency, each centred in its cell. */
export function drawMarkedSheet(drawings: readonly MarkedDrawing[]): Promise<Buffer> {
  const [width, height] = [SHEET_COLUMNS * THUMBNAIL_SIDE, SHEET_ROWS * THUMBNAIL_SIDE];
  const sheet = Buffer.alloc(width * height * RGBA);
  for (const [at, drawing] of drawings.slice(0, SHEET_CELLS).entries()) {
    const left = (at % SHEET_COLUMNS) * THUMBNAIL_SIDE + Math.floor((THUMBNAIL_SIDE - drawing.width) / 2);
    const top = Math.floor(at / SHEET_COLUMNS) * THUMBNAIL_SIDE + Math.floor((THUMBNAIL_SIDE - drawing.height) / 2);
    const bytes = drawing.width * RGBA;
    for (let row = 0; row < drawing.height; row += 1)
      drawing.rgba.copy(sheet, ((top + row) * width + left) * RGBA, row * bytes, (row + 1) * bytes);
  }
  return sharp(sheet, { raw: { width, height, channels: RGBA } })
    .webp({ quality: QUALITY, effort: 1 })
    .toBuffer();
}
