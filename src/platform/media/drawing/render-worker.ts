import { text } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { SHEET_COLUMNS, THUMBNAIL_SIDE } from '../inside/archive-contents.ts';
import { pixelLimit } from '../renditions.ts';
import type { DrawnPicture } from './render-drawing.ts';
import { ICON_SIDES, writeIco } from './write-ico.ts';

const NO_PICTURE = 3;
/** Side in pixels at which a cell of a sheet is shown. */
const CELL_SIDE = 480;

function open({ svg, sheet = '', cell = 0 }: DrawnPicture): Sharp {
  if (svg !== undefined)
    return sharp(Buffer.from(svg), { limitInputPixels: pixelLimit, failOn: 'error', unlimited: true });
  const [left, top] = [(cell % SHEET_COLUMNS) * THUMBNAIL_SIDE, Math.floor(cell / SHEET_COLUMNS) * THUMBNAIL_SIDE];
  return sharp(Buffer.from(sheet, 'base64'))
    .extract({ left, top, width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE })
    .resize(CELL_SIDE);
}

/** Draws one square after the other, because a heavy drawing takes much memory. */
async function drawIcon(picture: DrawnPicture): Promise<Buffer> {
  const squares: { side: number; png: Buffer }[] = [];
  for (const side of ICON_SIDES) {
    const square = open(picture).resize(side, side, { fit: 'contain', background: '#0000' });
    squares.push({ side, png: await square.ensureAlpha().png().toBuffer() });
  }
  return writeIco(squares);
}

async function drawPng(picture: DrawnPicture): Promise<Buffer> {
  const drawn = await open(picture).png().toBuffer();
  const { width, height, background } = picture;
  if (width === undefined || height === undefined || background === undefined) return drawn;
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}

/** Draws the picture that the standard input describes, and writes it to the standard output. */
sharp.concurrency(1);
sharp.cache(false);
try {
  const picture = JSON.parse(await text(process.stdin)) as DrawnPicture;
  process.stdout.write(await (picture.isIcon ? drawIcon(picture) : drawPng(picture)));
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = NO_PICTURE;
}
