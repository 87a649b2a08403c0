import type { Drawing } from './icon-set.ts';
import { grid, hero, type Layout, orbit, scatter, slant, tiles } from './layouts.ts';
import { bento, rays, ribbons, shelf, stickers, window } from './layouts-more.ts';
import { type LookName, looks, type ShapeName, shapes } from './looks.ts';
import { drawPicture, type Picture } from './pixels.ts';

const layouts = {
  grid,
  tiles,
  hero,
  scatter,
  orbit,
  slant,
  bento,
  shelf,
  rays,
  stickers,
  ribbons,
  window,
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;

/** Layout, look and shape, such as 'hero sand landscape'. */
export type Arrangement = `${LayoutName} ${LookName} ${ShapeName}`;

function sheetSvg(
  arrangement: Arrangement,
  drawings: readonly Drawing[],
  seed: string,
): { svg: string; width: number; height: number } {
  const [layout, lookName, shape] = arrangement.split(' ') as [LayoutName, LookName, ShapeName];
  const look = looks[lookName];
  const [width, height] = shapes[shape];
  const inside = layouts[layout]({ width, height, look, drawings, seed });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${look.ink}"><rect width="100%" height="100%" fill="${look.ground}"/>${inside}</svg>`;
  return { svg, width, height };
}

export function sheetPicture(arrangement: Arrangement, drawings: readonly Drawing[], seed: string): Promise<Picture> {
  const { svg, width, height } = sheetSvg(arrangement, drawings, seed);
  return drawPicture(svg, width, height);
}
