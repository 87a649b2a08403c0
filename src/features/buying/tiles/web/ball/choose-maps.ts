import type { MapRole } from '../../contract.ts';
import type { Repeat, TilesView, TileView } from '../tile-view.ts';

/** A tile with its part in a material. */
type MaterialTile = TileView & { readonly role: MapRole };

/** A map of a material with its picture. */
export type BallMap = MaterialTile & { readonly repeat: Repeat };

/** Whether a work is a texture, which can be shown as a material: drawings are none. */
export const isTexture = (tiles: TilesView): boolean => tiles.every(({ isVector }) => !isVector);

/** Chooses the tiles that make up a material: all maps of a texture, or a tile alone as its colour. */
export function chooseMaps(tiles: TilesView, chosen: TileView): MaterialTile[] {
  const maps = tiles.filter((tile): tile is MaterialTile => tile.role !== null);
  if (chosen.role === null || maps.length < 2) return [{ ...chosen, role: 'color' }];
  const hasNormals = maps.some(({ role }) => role === 'normal');
  // Heights would say again what normals say more exactly.
  return maps.filter(({ role }) => role !== 'height' || !hasNormals);
}
