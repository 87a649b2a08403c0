import sharp from 'sharp';
import { SHEET_CELLS, SHEET_COLUMNS, SHEET_ROWS, THUMBNAIL_SIDE } from './archive-contents.ts';
import type { Thumbnail } from './draw-thumbnail.ts';

const QUALITY = 55;
const WHITE = 255;

/** Draws up to twelve thumbnails as WebP, each centred in its cell. */
export function drawSheet(thumbnails: readonly Thumbnail[]): Promise<Buffer> {
  const shown = thumbnails.slice(0, SHEET_CELLS);
  const [width, height] = [SHEET_COLUMNS * THUMBNAIL_SIDE, SHEET_ROWS * THUMBNAIL_SIDE];
  // Rows are copied directly, because compositing twelve pictures would take as long as drawing them.
  const sheet = Buffer.alloc(width * height * 3, WHITE);
  for (const [at, thumbnail] of shown.entries()) {
    const left = (at % SHEET_COLUMNS) * THUMBNAIL_SIDE + Math.floor((THUMBNAIL_SIDE - thumbnail.width) / 2);
    const top = Math.floor(at / SHEET_COLUMNS) * THUMBNAIL_SIDE + Math.floor((THUMBNAIL_SIDE - thumbnail.height) / 2);
    const rowBytes = thumbnail.width * 3;
    for (let row = 0; row < thumbnail.height; row += 1)
      thumbnail.rgb.copy(sheet, ((top + row) * width + left) * 3, row * rowBytes, (row + 1) * rowBytes);
  }
  return sharp(sheet, { raw: { width, height, channels: 3 } })
    .webp({ quality: QUALITY, effort: 1 })
    .toBuffer();
}
