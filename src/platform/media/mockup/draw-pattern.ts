import sharp from 'sharp';
import { type Box, layOver, type Page, type Picture, resizePicture } from './canvas.ts';
import { MOCKUP_HEIGHT, MOCKUP_WIDTH } from './mockup.ts';
import { boxFaces, drawRoom, mug, print, type Room, rooms } from './pattern-layers.ts';
import { findInQuad, paintRepeated, type Quad } from './warp.ts';

/** Minimum and maximum side of a tile on the cushion in pixels, as the geometric mean of both sides. */
const [MIN_PITCH, MAX_PITCH] = [96, 340];
const MAX_SIDE = 640;

/** Scales a tile to at most half its size, unless it would become too small to be recognized. */
async function shrinkTile({ picture, width, height }: Page, part: number): Promise<Picture> {
  const own = Math.sqrt(width * height);
  const scale = (Math.max(MIN_PITCH, Math.min(MAX_PITCH, own / 2)) / own) * part;
  const toSide = (pixels: number): number => Math.max(2, Math.min(MAX_SIDE, Math.round(pixels * scale)));
  return resizePicture(picture, toSide(width), toSide(height));
}

const toRgb = (hex: string): number[] => [...Buffer.from(hex.slice(1), 'hex')];

/** Chooses the room with the highest contrast to the tile. */
async function chooseRoom(tile: Picture): Promise<Room> {
  const { channels } = await sharp(tile.data, { raw: { ...tile.info } }).stats();
  const distance = ({ wall }: Room): number =>
    Math.hypot(...toRgb(wall).map((value, at) => value - (channels[at]?.mean ?? 0)));
  return rooms.toSorted((one, other) => distance(other) - distance(one))[0] as Room;
}

/** Paints the cushion, on which the pattern bulges towards the middle. */
function paintCushion(into: Picture, tile: Picture): void {
  const box: Box = { left: 80, top: 170, width: 460, height: 464 };
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  paintRepeated(into, box, tile, (x, y) => {
    const [nx, ny] = [(x - cx) / (box.width / 2), (y - cy) / (box.height / 2)];
    const swell = 0.86 + 0.14 * Math.min(1, (nx * nx + ny * ny) / 1.4);
    return [(x - cx) * swell + tile.info.width / 2, (y - cy) * swell + tile.info.height / 2];
  });
}

/** Paints the mug, seen from slightly above, with the pattern around it. */
function paintMug(into: Picture, tile: Picture): void {
  const [radius, middle] = [(mug.right - mug.left) / 2, (mug.left + mug.right) / 2];
  const box: Box = { left: mug.left, top: mug.top, width: mug.right - mug.left, height: mug.bottom - mug.top + 22 };
  paintRepeated(into, box, tile, (x, y) => {
    const nx = Math.max(-1, Math.min(1, (x - middle) / radius));
    return [Math.asin(nx) * radius, y - mug.top - Math.sqrt(1 - nx * nx) * mug.depth];
  });
}

const toBox = (quad: Quad): Box => {
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

/**
 * Paints the faces of the box one after the other. Each face only paints its own pixels, although their bounding boxes
 * overlap.
 */
function paintBox(into: Picture, tile: Picture): void {
  const sides = { left: [170, 176], right: [170, 176], top: [170, 170] } as const;
  const finds = (['left', 'right', 'top'] as const).map((name) => ({
    find: findInQuad(boxFaces[name]),
    size: sides[name],
  }));
  const whole = toBox([
    [600, 425],
    [884, 425],
    [884, 668],
    [600, 668],
  ]);
  const isInside = (u: number, v: number): boolean => u > -0.002 && u < 1.002 && v > -0.002 && v < 1.002;
  paintRepeated(into, whole, tile, (x, y) => {
    for (const { find, size } of finds) {
      const [u, v] = find(x, y);
      if (isInside(u, v)) return [u * size[0], v * size[1]];
    }
    return [0, 0];
  });
}

/** Draws a cushion, a box in wrapping paper and a mug with the pattern. */
export async function drawPatternMockup(tile: Page): Promise<Picture> {
  const [large, small] = [await shrinkTile(tile, 1), await shrinkTile(tile, 0.62)];
  const canvas: Picture = {
    data: Buffer.alloc(MOCKUP_WIDTH * MOCKUP_HEIGHT * 3),
    info: { width: MOCKUP_WIDTH, height: MOCKUP_HEIGHT, channels: 3 },
  };
  paintCushion(canvas, large);
  paintRepeated(canvas, print, large, (x, y) => [x - print.left, y - print.top]);
  paintBox(canvas, small);
  paintMug(canvas, small);
  layOver(canvas, await drawRoom(await chooseRoom(large)));
  return canvas;
}
