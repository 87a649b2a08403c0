import sharp, { type OverlayOptions } from 'sharp';
import { openFont } from '../font.ts';
import { recognizeFormat } from '../inspect/recognize-format.ts';
import { pixelLimit } from '../renditions.ts';
import { drawSpecimen } from '../specimen.ts';
import { rasterizeSvg } from '../svg.ts';
import type { ContainedFile } from './findings.ts';
import { RefusedFileError } from './refusal.ts';

const [WIDTH, HEIGHT] = [1366, 1024];
const GAP = 24;
const GROUND = '#f4f1ec';

/** Draws a file that isn't a picture; others stay as they are. */
async function drawPicture(
  { name, bytes }: ContainedFile,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const { kind, format } = recognizeFormat(bytes, name);
  if (format === 'svg') return rasterizeSvg(bytes, { width }, { compressionLevel: 0 });
  if (kind === 'font') return drawSpecimen(openFont(bytes), { width, height });
  if (format !== 'json') return bytes;
  const { drawLottie } = await import('../motion/draw-lottie.ts');
  const drawn = await drawLottie(bytes);
  if (drawn === undefined) throw new RefusedFileError('BROKEN', 'It is no Lottie animation.');
  return drawn;
}

async function drawTile({ name, bytes }: ContainedFile, width: number, height: number): Promise<Buffer> {
  const box = { width: Math.round(width), height: Math.round(height), fit: 'contain', background: '#ffffff' } as const;
  const drawn = await drawPicture({ name, bytes }, box);
  return sharp(drawn, { limitInputPixels: pixelLimit })
    .autoOrient()
    .toColourspace('srgb')
    .resize(box)
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Chooses the files to show; fonts only if there are no pictures. */
function choose(pictures: readonly ContainedFile[]): readonly ContainedFile[] {
  const isFont = ({ name, bytes }: ContainedFile): boolean => recognizeFormat(bytes, name).kind === 'font';
  const drawn = pictures.filter((each) => !isFont(each));
  const cover = drawn.find(({ name }) => /(^|[/_-])(preview|cover|thumb(nail)?)\.[a-z]+$/i.test(name));
  if (cover !== undefined) return [cover];
  return drawn.length > 0 ? drawn : pictures.slice(0, 4);
}

const columnsOf = (count: number): number => (count === 1 ? 1 : count <= 4 ? 2 : 3);

/**
 * Draws one picture of an archive's contents: its cover, or a sheet with up to nine of its files. Null if nothing can
 * be shown.
 */
export async function drawArchive(pictures: readonly ContainedFile[]): Promise<Buffer | null> {
  const shown = choose(pictures);
  if (shown.length === 0) return null;
  const columns = columnsOf(shown.length);
  const rows = Math.ceil(shown.length / columns);
  const [width, height] = [(WIDTH - GAP) / columns - GAP, (HEIGHT - GAP) / rows - GAP];
  const tiles: OverlayOptions[] = [];
  for (const [at, picture] of shown.entries()) {
    const input = await drawTile(picture, width, height).catch(() => null);
    if (input === null) continue;
    const left = Math.round(GAP + (at % columns) * (width + GAP));
    const top = Math.round(GAP + Math.floor(at / columns) * (height + GAP));
    tiles.push({ input, left, top });
  }
  if (tiles.length === 0) return null;
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
    .composite(tiles)
    .png({ compressionLevel: 0 })
    .toBuffer();
}
