import type { Repeat } from '../tile-view.ts';
import { layFolds } from './folds.ts';

/** Margins of the cloth, and how much its hem goes up and down, as parts of the stage. */
const [MARGIN, HEM, SWING] = [0.09, 0.9, 0.022];
/** The pattern is smaller on cloth than on the flat stage. */
const SCALE = 0.7;

type Context = CanvasRenderingContext2D;

interface Stage {
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for each pixel of the page. */
  readonly ratio: number;
}

/** The seam of the hem: a stitched line above the lower edge, and the edge's thickness. */
function drawHem(context: Context, width: number, height: number): void {
  const line = Math.max(1, height * 0.003);
  context.fillStyle = 'rgb(20 12 6 / 0.28)';
  context.fillRect(0, height * 0.955, width, line);
  context.fillStyle = 'rgb(255 250 240 / 0.25)';
  context.fillRect(0, height * 0.955 + line, width, line);
}

/** Lays the pattern on a flat sheet. */
function drawSheet(picture: CanvasImageSource, repeat: Repeat, { width, height, ratio }: Stage): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [width, height];
  const context = sheet.getContext('2d') as Context;
  context.fillStyle = repeat.ground;
  context.fillRect(0, 0, width, height);
  const [w, h] = [repeat.width * SCALE * ratio, repeat.height * SCALE * ratio];
  // One picture at its size on the cloth is drawn smoothly once and then repeated, which browsers do without seams.
  const tile = document.createElement('canvas');
  [tile.width, tile.height] = [Math.max(1, Math.round(w)), Math.max(1, Math.round(h))];
  const small = tile.getContext('2d') as Context;
  small.imageSmoothingQuality = 'high';
  small.drawImage(picture, 0, 0, tile.width, tile.height);
  const pattern = context.createPattern(tile, 'repeat') as CanvasPattern;
  pattern.setTransform(
    new DOMMatrix([
      w / tile.width,
      0,
      0,
      h / tile.height,
      (repeat.x * SCALE * ratio) % w,
      (repeat.y * SCALE * ratio) % h,
    ]),
  );
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
  drawHem(context, width, height);
  return sheet;
}

function drawRoom(context: Context, { width, height }: Stage): void {
  const wall = context.createLinearGradient(0, 0, width, height);
  wall.addColorStop(0, '#efebe5');
  wall.addColorStop(0.6, '#dcd6cd');
  wall.addColorStop(1, '#c3bbb0');
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
}

/** The rod from which the cloth hangs. */
function drawRod(context: Context, { width, height }: Stage): void {
  const [top, thickness] = [height * 0.055, height * 0.022];
  const rod = context.createLinearGradient(0, top, 0, top + thickness);
  rod.addColorStop(0, '#8c7355');
  rod.addColorStop(0.35, '#d9bf98');
  rod.addColorStop(1, '#5d4a35');
  context.fillStyle = rod;
  context.beginPath();
  context.roundRect(width * 0.04, top, width * 0.92, thickness, thickness / 2);
  context.fill();
}

/** Draws the cloth in folds on a rod, column by column, with light from the left. */
export function drawCloth(context: Context, picture: CanvasImageSource, repeat: Repeat, stage: Stage): void {
  const { width, height } = stage;
  const [left, top] = [Math.round(width * MARGIN), Math.round(height * 0.066)];
  const columns = layFolds(Math.round(width * (1 - 2 * MARGIN)));
  const length = height * HEM - top;
  const across = Math.ceil(columns.at(-1)?.from ?? 0) + 2;
  const sheet = drawSheet(picture, repeat, { ...stage, width: across, height: Math.ceil(length) });
  drawRoom(context, stage);
  context.save();
  context.shadowColor = 'rgb(40 28 16 / 0.45)';
  [context.shadowBlur, context.shadowOffsetX, context.shadowOffsetY] = [height * 0.06, width * 0.018, height * 0.025];
  context.fillStyle = '#7d756b';
  context.fillRect(left + 4, top, columns.length - 8, length - height * SWING);
  context.restore();
  drawRod(context, stage);
  for (const [at, { from, depth, light }] of columns.entries()) {
    const long = length + depth * height * SWING;
    context.drawImage(sheet, from, 0, 1, length, left + at, top, 1, long);
    const shade = Math.max(0, -light) * 0.5 + (1 - depth) * 0.09;
    context.fillStyle = `rgb(24 14 10 / ${shade.toFixed(3)})`;
    context.fillRect(left + at, top, 1, long);
    if (light <= 0) continue;
    context.fillStyle = `rgb(255 250 240 / ${(light * 0.26).toFixed(3)})`;
    context.fillRect(left + at, top, 1, long);
  }
  const fall = context.createLinearGradient(0, top, 0, top + length * 0.12);
  fall.addColorStop(0, 'rgb(20 12 6 / 0.36)');
  fall.addColorStop(1, 'rgb(20 12 6 / 0)');
  context.fillStyle = fall;
  context.fillRect(left, top, columns.length, length * 0.12);
}
