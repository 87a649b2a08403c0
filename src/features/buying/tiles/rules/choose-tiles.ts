import type { MapRole } from '../contract.ts';
import { findRole, splitName } from './map-roles.ts';

/** A picture of a work, with what decides whether it is shown as a tile. */
export interface Candidate {
  readonly path: string;
  readonly digest: string;
  readonly isVector: boolean;
  /** Whether it is in an archive. */
  readonly isPacked: boolean;
  readonly offers: readonly { readonly price: number | null }[];
}

export interface Chosen<C> {
  readonly tile: C;
  readonly name: string;
  readonly role: MapRole | null;
}

const MAX_SHOWN = 24;

/** Whether anybody may download the tile. */
export const isFree = ({ offers }: Pick<Candidate, 'offers'>): boolean => offers.some(({ price }) => price === 0);

/** Whether a file's name says that it only shows the work. */
const isShown = ({ path }: Candidate): boolean => /(preview|cover|thumb|mock-?up|sample)[^/]*$/i.test(path);

/** Keeps one tile for each key, a free one if there is any, in the place of the first. */
function keepOne<C extends Candidate>(tiles: readonly C[], toKey: (tile: C) => string): C[] {
  return [...Map.groupBy(tiles, toKey).values()].flatMap((same) => same.find(isFree) ?? same[0] ?? []);
}

/** Words of a file's name that not all names share; empty if the names are equal. */
export function nameApart(path: string, paths: readonly string[]): string {
  const all = paths.map(splitName);
  const own = splitName(path);
  return own.filter((word) => !all.every((each) => each.includes(word))).join(' ');
}

/**
 * Chooses the tiles of a work. A raster picture beside a drawing is the same tile in pixels, so it isn't shown. In a
 * texture with maps, a single picture contains the colour, and one map is kept for each role.
 */
export function chooseTiles<C extends Candidate>(candidates: readonly C[]): Chosen<C>[] {
  const parts = candidates.filter((each) => !isShown(each));
  const tiles = parts.length > 0 ? parts : candidates;
  const hasDrawing = tiles.some(({ isVector }) => isVector);
  const unlike = keepOne(
    tiles.filter(({ isVector }) => isVector || !hasDrawing),
    ({ digest }) => digest,
  );
  const roles = new Map(unlike.map((each) => [each, hasDrawing ? null : findRole(each.path)]));
  const hasMaps = unlike.some((each) => each.isPacked && roles.get(each) !== null);
  const roleOf = (tile: C): MapRole | null => roles.get(tile) ?? (hasMaps && !tile.isPacked ? 'color' : null);
  const shown = keepOne(unlike, (tile) => roleOf(tile) ?? tile.digest).slice(0, MAX_SHOWN);
  const paths = shown.map(({ path }) => path);
  return shown.map((tile) => ({ tile, name: nameApart(tile.path, paths), role: roleOf(tile) }));
}
