import { lazy, memo, Suspense, useState } from 'react';
import { waitForView } from '../../../../ui/in-view.ts';
import type { TileAccess, TilesView } from './tile-view.ts';

const ID = 'tiles';

// The server renders the tiles. In the browser they stay as they are until their script is wanted, and for good if it is
// missing: without it the pattern is repeated, but can't be changed.
const Tiles = import.meta.env.SSR
  ? (await import('./tiles.tsx')).Tiles
  : lazy(async () => {
      await waitForView(ID);
      const loaded = await import('./tiles.tsx').catch(() => new Promise<never>(() => undefined));
      return { default: loaded.Tiles };
    });

interface LazyTilesProps {
  readonly contentId: string;
  readonly tiles: TilesView;
  readonly access: TileAccess;
}

export interface TilesProps extends LazyTilesProps {
  /** Called once the tiles react. */
  readonly onLive: (isLive: boolean) => void;
}

const Parts = memo(function Parts(props: TilesProps) {
  return (
    <div id={ID} className="min-w-0 print:hidden">
      <Suspense>
        <Tiles {...props} />
      </Suspense>
    </div>
  );
});

/**
 * The tiles of a pattern. They react when they come into view; until then they keep what the server rendered, because
 * React would wait for their script with every change of the page, such as a sign-in.
 */
export function LazyTiles(props: LazyTilesProps) {
  const [isLive, setIsLive] = useState(false);
  const [rendered] = useState(props);
  if (props.tiles.length === 0) return null;
  return <Parts {...(isLive ? props : rendered)} onLive={setIsLive} />;
}
