import { LaterPart, type LaterProps, loadInView } from '../../../../ui/components/loading/later-part.tsx';
import type { TileAccess, TilesView } from './tile-view.ts';

const ID = 'tiles';

// The server renders the repeated pattern; its controls work once the script has loaded.
const Tiles = import.meta.env.SSR
  ? (await import('./tiles.tsx')).Tiles
  : loadInView(ID, async () => (await import('./tiles.tsx')).Tiles);

interface LazyTilesProps {
  readonly contentId: string;
  readonly tiles: TilesView;
  readonly access: TileAccess;
}

export type TilesProps = LazyTilesProps & LaterProps;

/** The tiles of a pattern, which react when they come into view. */
export const LazyTiles = (props: LazyTilesProps) =>
  props.tiles.length === 0 ? null : <LaterPart part={Tiles} given={props} id={ID} className="min-w-0 print:hidden" />;
