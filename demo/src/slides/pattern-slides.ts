import { drawPatternMockup } from '../../../src/platform/media/mockup/draw-pattern.ts';
import { type Colors, type Tile, tileSvg } from '../pattern-art.ts';
import { drawPicture, fillPicture, layOver, type Picture, paste, repeatTile } from '../pixels.ts';
import type { DemoPreview } from '../types.ts';
import { H, mockupSlide, slide, W } from './slide.ts';

/** Mean side of the tile from which mock-ups are made, in pixels. */
const TILE = 240;

/** Draws the tile with integer side lengths of about `side` pixels. */
function drawTile(tile: Tile, colors: Colors, side: number): Promise<Picture> {
  const scale = side / Math.sqrt(tile.width * tile.height);
  return drawPicture(
    tileSvg(tile, colors),
    Math.max(8, Math.min(W, Math.round(tile.width * scale))),
    Math.max(8, Math.min(H, Math.round(tile.height * scale))),
  );
}

/** Draws one large tile on the left, and three by three tiles on the right. */
async function tileAndRepeat(tile: Tile, colors: Colors): Promise<Picture> {
  const half = W / 2;
  const scale = Math.min(420 / tile.width, 520 / tile.height);
  const large = { width: Math.round(tile.width * scale), height: Math.round(tile.height * scale) };
  const pitch = Math.min(Math.max(half / 3 / tile.width, H / 3 / tile.height), half / tile.width, H / tile.height);
  const svg = tileSvg(tile, colors);
  const one = await drawPicture(svg, large.width, large.height);
  const repeated = await drawPicture(svg, Math.floor(tile.width * pitch), Math.floor(tile.height * pitch));
  const [x, y] = [Math.round((half - large.width) / 2), Math.round((H - large.height) / 2)];
  const marks = [
    [x, y, -1, -1],
    [x + large.width, y, 1, -1],
    [x, y + large.height, -1, 1],
    [x + large.width, y + large.height, 1, 1],
  ].map(([cx = 0, cy = 0, dx = 0, dy = 0]) => `M${cx + dx * 10} ${cy}h${dx * 34}M${cx} ${cy + dy * 10}v${dy * 34}`);
  const sheet = fillPicture(W, H, '#f3f0ea');
  paste(sheet, one, x, y);
  paste(sheet, repeatTile(repeated, half, H), half, 0);
  return layOver(
    sheet,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}"><path d="${marks.join('')}" stroke="#17151a" stroke-width="2" fill="none"/></svg>`,
  );
}

/** Creates slides with the pattern on a cushion, a box and a mug, and with the tile and its repetition. */
export function patternSlides(title: string, tile: () => Tile, colors: Colors): DemoPreview[] {
  const single: Colors = { ground: colors.ground, ink: colors.ink.slice(0, 1) };
  return [
    mockupSlide(title, async () => {
      const { width, height } = tile();
      return drawPatternMockup({ picture: await drawTile(tile(), colors, TILE), width, height });
    }),
    slide(title, 'The tile and its repeat', 'একটি টাইল ও তার পুনরাবৃত্তি', () => tileAndRepeat(tile(), single)),
  ];
}
