import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { type Cell, joinCells, openCell } from '../motion/cell-sheet.ts';
import { drawTileMarks } from '../tiles/mark-tile.ts';
import {
  MARKED_PAGE_SIDE,
  namePage,
  nameThumbnails,
  PAGE_SIDE,
  type PageSize,
  THUMBNAIL_COLUMNS,
  THUMBNAIL_SIDE,
} from './document.ts';

const MM_PER_POINT = 25.4 / 72;
/** Maximum scale factor, so that an extremely small page isn't enlarged without limit. */
const MAX_SCALE = 20;
const MAX_MM = 20_000;

export interface DrawingTarget {
  readonly outFolder: string;
  /** Text of the watermark. */
  readonly mark: string;
  /** Whether the time for drawing is over. */
  readonly isOver: () => boolean;
}

const toMillimetres = (points: number): number =>
  Math.min(MAX_MM, Math.max(0.1, Math.round(points * MM_PER_POINT * 10) / 10));

/** Draws a page on white as RGB pixels. */
async function drawPage(page: PDFiumPage, width: number, height: number): Promise<Cell> {
  const scale = Math.min(MAX_SCALE, PAGE_SIDE / Math.max(width, height));
  const drawn = await page.render({
    scale,
    render: async ({ data, width: wide, height: tall }) =>
      sharp(data, { raw: { width: wide, height: tall, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .ensureAlpha()
        .raw()
        .toBuffer(),
  });
  return { data: Buffer.from(drawn.data), width: drawn.width, height: drawn.height };
}

/** Scales a drawn page to fit into a square. */
async function shrink(page: Cell, side: number): Promise<Cell> {
  const { data, info } = await openCell(page)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Writes a page large, and small with a watermark. Returns its thumbnail. */
async function writePage(page: Cell, name: (isMarked: boolean) => string, mark: string): Promise<Cell> {
  await writeFile(name(false), await openCell(page).removeAlpha().webp({ quality: 80, effort: 2 }).toBuffer());
  const small = await shrink(page, MARKED_PAGE_SIDE);
  const marked = openCell(small).composite([{ input: drawTileMarks(small, mark) }]);
  await writeFile(name(true), await marked.removeAlpha().webp({ quality: 70, effort: 2 }).toBuffer());
  return shrink(small, THUMBNAIL_SIDE);
}

/**
 * Draws the first pages of a document until there are enough or the time is over, and writes their pictures.
 * @param at place of the document, for the names of the pictures
 */
async function drawDocument(
  document: PDFiumDocument,
  { at, room }: { readonly at: number; readonly room: number },
  { outFolder, mark, isOver }: DrawingTarget,
): Promise<PageSize[]> {
  const [sizes, thumbnails]: [PageSize[], Cell[]] = [[], []];
  const count = Math.min(room, document.getPageCount());
  for (let index = 0; index < count && !isOver(); index += 1) {
    const page = document.getPage(index);
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    if (!(width >= 1 && height >= 1)) break;
    const name = (isMarked: boolean): string => join(outFolder, namePage(at, index, isMarked));
    thumbnails.push(await writePage(await drawPage(page, width, height), name, mark));
    sizes.push({ width: toMillimetres(width), height: toMillimetres(height) });
  }
  if (sizes.length === 0) return [];
  const sheet = joinCells(thumbnails, THUMBNAIL_SIDE, THUMBNAIL_SIDE, THUMBNAIL_COLUMNS);
  await writeFile(join(outFolder, nameThumbnails(at)), await openCell(sheet).webp({ quality: 70 }).toBuffer());
  return sizes;
}

/** Opens a PDF and draws its first pages. */
export async function drawPages(
  bytes: Buffer,
  place: { readonly at: number; readonly room: number },
  target: DrawingTarget,
): Promise<{ readonly pages: number; readonly sizes: readonly PageSize[] }> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    return { pages: document.getPageCount(), sizes: await drawDocument(document, place, target) };
  } finally {
    library.destroy();
  }
}
