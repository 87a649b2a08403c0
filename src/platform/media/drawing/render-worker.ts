import { text } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { SHEET_COLUMNS, THUMBNAIL_SIDE } from '../inside/archive-contents.ts';
import { pixelLimit } from '../renditions.ts';
import type { DrawnPicture } from './render-drawing.ts';

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

/** Draws the picture that the standard input describes, and writes it to the standard output. */
sharp.concurrency(1);
sharp.cache(false);
try {
  const picture = JSON.parse(await text(process.stdin)) as DrawnPicture;
  const drawn = await open(picture).png().toBuffer();
  const { width, height, background } = picture;
  const ground = width !== undefined && height !== undefined && background !== undefined;
  process.stdout.write(
    ground
      ? await sharp({ create: { width, height, channels: 3, background } })
          .composite([{ input: drawn }])
          .png()
          .toBuffer()
      : drawn,
  );
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = NO_PICTURE;
}
