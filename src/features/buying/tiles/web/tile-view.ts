import type { CSSProperties } from 'react';
import type * as z from 'zod';
import { m } from '../../../../ui/paraglide/messages.js';
import type { MapRole, tilesContract } from '../contract.ts';

export type TilesView = z.output<typeof tilesContract.list.output>['tiles'];
export type TileView = TilesView[number];

/** Variants that the visitor has bought; all of the work for its contributor. */
export type TileAccess = readonly string[];

export const keyOf = ({ fileId, tile }: TileView): string => `${fileId}/${tile}`;

/** Where a pattern is shown. */
export const scenes = ['flat', 'seam', 'cloth', 'card', 'wall', 'ball'] as const;
export type Scene = (typeof scenes)[number];

/** Smallest and largest longer side of a period on the page, in pixels. */
export const [MIN_PITCH, MAX_PITCH] = [24, 480];

/** A picture that is repeated: its address, the size of one picture and of one period, and the place of a joint. */
export interface Repeat {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly periodWidth: number;
  readonly periodHeight: number;
  readonly x: number;
  readonly y: number;
  /** Colour behind a transparent tile. */
  readonly ground: string;
}

/** Whether the visitor may have the tile without a watermark. */
const isOpen = ({ isFree, variantIds }: TileView, access: TileAccess): boolean =>
  isFree || variantIds.some((id) => access.includes(id));

/** The longer side of a period that shows the tile well at first. */
export function choosePitch({ isVector, width, height }: TileView): number {
  const own = Math.max(width, height);
  return isVector ? Math.round(Math.min(240, Math.max(64, own * 1.5))) : 280;
}

interface Placing {
  readonly pitch: number;
  readonly x: number;
  readonly y: number;
  readonly ground: string;
}

export function toRepeat(contentId: string, tile: TileView, access: TileAccess, placing: Placing): Repeat {
  const { pitch, ...place } = placing;
  const scale = pitch / Math.max(tile.width, tile.height);
  const [periodWidth, periodHeight] = [tile.width * scale, tile.height * scale];
  const open = isOpen(tile, access);
  const periods = open ? 1 : tile.markedPeriods;
  return {
    ...place,
    url: `/api/v1/content/${open ? 'tiles' : 'marked-tiles'}/${contentId}/${keyOf(tile)}.webp`,
    width: periodWidth * periods,
    height: periodHeight * periods,
    periodWidth,
    periodHeight,
  };
}

interface SurfaceOptions {
  /** How much larger the picture is than on the flat stage. */
  readonly scale?: number;
  /** Whether a joint is in the middle of the stage instead of the middle of a tile. */
  readonly isJointCentered?: boolean;
}

/** The style of a surface on which the picture is repeated. */
export function toSurface(
  { url, width, height, periodWidth, periodHeight, x, y, ground }: Repeat,
  { scale = 1, isJointCentered = false }: SurfaceOptions = {},
): CSSProperties {
  const part = isJointCentered ? 0 : 0.5;
  // At 50%, the middle of the picture is in the middle of the surface.
  const [left, top] = [width / 2 - periodWidth * part + x, height / 2 - periodHeight * part + y];
  return {
    backgroundColor: ground,
    backgroundImage: `url("${url}")`,
    backgroundSize: `${width * scale}px ${height * scale}px`,
    backgroundPosition: `calc(50% + ${left * scale}px) calc(50% + ${top * scale}px)`,
  };
}

export const isMarked = (tile: TileView, access: TileAccess): boolean => !isOpen(tile, access);

const roleNames: Readonly<Record<MapRole, () => string>> = {
  color: m.tiles_map_color,
  normal: m.tiles_map_normal,
  roughness: m.tiles_map_roughness,
  metalness: m.tiles_map_metalness,
  height: m.tiles_map_height,
  occlusion: m.tiles_map_occlusion,
  opacity: m.tiles_map_opacity,
};

/** Name of a tile among those of its work. */
export function nameOf({ role, name }: TileView): string {
  if (role !== null) return roleNames[role]();
  const text = name.replace(/^tile$/i, '');
  return text === '' ? m.tiles_original() : text.charAt(0).toUpperCase() + text.slice(1);
}
