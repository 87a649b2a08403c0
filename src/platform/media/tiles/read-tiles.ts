import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cleanLine } from '../../clean-text.ts';
import { listFiles, type NamedFile } from '../inside/list-files.ts';
import { recognizeFormat } from '../inspect/recognize-format.ts';
import type { InputFile } from '../process/input-file.ts';
import { isResourceError } from '../process/refusal.ts';
import { pixelLimit, toRaw } from '../renditions.ts';
import { drawSvg } from '../svg.ts';
import { drawTileMarks } from './mark-tile.ts';
import { isSeamless } from './measure-seam.ts';
import { MARKED_SIDE, MAX_PERIODS, MAX_TILES, nameMarkedTile, nameTile, OPEN_SIDE, type Tile } from './tile.ts';

/** Maximum size of a file inside an archive that is read. */
const MAX_BYTES = 60_000_000;
const MAX_PATH = 300;
/** Longer side of a motif, in pixels, below which a watermarked picture repeats the motif. */
const SMALL_MOTIF = 160;
/** Ground on which a transparent tile is measured. */
const GROUND = '#808080';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scales a size to a longer side. Enlarging keeps whole multiples, so that no edge of a drawing falls between pixels. */
function fitSize({ width, height }: Size, side: number): Size {
  const scale = side / Math.max(width, height);
  const exact = scale > 1 ? Math.floor(scale) : scale;
  return { width: Math.max(1, Math.round(width * exact)), height: Math.max(1, Math.round(height * exact)) };
}

async function readSize(bytes: Buffer): Promise<Size> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: pixelLimit }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** Draws one period edge to edge with a longer side of at most `side`; a raster picture isn't enlarged. */
function drawTile({ bytes }: NamedFile, isVector: boolean, own: Size, side: number): Sharp {
  const size = fitSize(own, isVector ? side : Math.min(side, Math.max(own.width, own.height)));
  // A drawing is drawn at whole multiples of its size, and then made smaller, so that it fills its outermost pixels.
  const drawn = isVector
    ? drawSvg(bytes, size.width > own.width ? size : own)
    : sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' }).autoOrient();
  return drawn.resize({ ...size, fit: 'fill' }).toColourspace('srgb');
}

/** Chooses how often a small motif is repeated in its watermarked picture. */
const countPeriods = ({ width, height }: Size): number =>
  Math.max(1, Math.min(MAX_PERIODS, Math.round(SMALL_MOTIF / Math.max(width, height))));

interface Drawn {
  readonly data: Buffer;
  readonly info: Size;
}

/** Repeats a picture in both directions. */
async function repeat({ data, info: { width, height } }: Drawn, periods: number): Promise<Drawn> {
  return sharp(data)
    .extend({ right: width * (periods - 1), bottom: height * (periods - 1), extendWith: 'repeat' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
}

async function writeTile(file: NamedFile, mark: string, toPath: (name: string) => string, at: number): Promise<Tile> {
  const { bytes, name } = file;
  const isVector = recognizeFormat(bytes, name).format === 'svg';
  const own = await readSize(bytes);
  const drawn = await drawTile(file, isVector, own, OPEN_SIDE).raw().toBuffer({ resolveWithObject: true });
  const open = () => toRaw(drawn);
  const encoding = isVector ? { nearLossless: true, quality: 60, effort: 2 } : { quality: 82, effort: 2 };
  await open()
    .webp(encoding)
    .toFile(toPath(nameTile(at)));
  const markedPeriods = isVector ? countPeriods(own) : 1;
  const small = await drawTile(file, isVector, own, MARKED_SIDE / markedPeriods)
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const marked = await repeat(small, markedPeriods);
  const withMarks = sharp(marked.data).composite([{ input: drawTileMarks(marked.info, mark) }]);
  await writeFile(
    toPath(nameMarkedTile(at)),
    await withMarks.webp({ quality: 72, effort: 2, smartSubsample: true }).toBuffer(),
  );
  const { isOpaque } = await open().stats();
  const pixels = await open().ensureAlpha().raw().toBuffer();
  const { data, info } = await open()
    .flatten({ background: GROUND })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    path: cleanLine(cleanLine(name).slice(-MAX_PATH)) || 'tile',
    digest: createHash('sha256').update(pixels).digest('hex'),
    isVector,
    ...own,
    isTransparent: !isOpaque,
    markedPeriods,
    isSeamless: isSeamless({ data, width: info.width, height: info.height }),
  };
}

function isPicture({ name, bytes }: NamedFile): boolean {
  const { kind, format } = recognizeFormat(bytes, name);
  return format === 'svg' || (kind === 'picture' && format !== 'exr' && format !== 'hdr');
}

/**
 * Reads the pictures of a file or an archive as tiles. It writes two pictures of each: one for buyers, and a small one
 * with a watermark. Pictures that can't be drawn are left out.
 */
export async function readTiles(input: InputFile, format: string, outFolder: string, mark: string): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for await (const file of listFiles(input, format, MAX_BYTES)) {
    if (tiles.length === MAX_TILES) break;
    if (!isPicture(file)) continue;
    try {
      tiles.push(await writeTile(file, mark, (name) => join(outFolder, name), tiles.length));
    } catch (error) {
      if (isResourceError(error)) throw error;
    }
  }
  return tiles;
}
