import { LaterPart, type LaterProps, loadLater } from '../../../../../ui/components/loading/later-part.tsx';
import type { SoundsView } from '../../../sounds/web/sound-view.ts';
import type { TilesView } from '../../../tiles/web/tile-view.ts';
import type { ContentView } from '../content-view.ts';
import type { PaletteColor } from '../palette/palette-view.ts';

// Most kinds of works have no viewer, so their pages don't load this script.
const Viewers = import.meta.env.SSR
  ? (await import('./viewers.tsx')).Viewers
  : loadLater(async () => (await import('./viewers.tsx')).Viewers);

interface LazyViewersProps {
  /** Above the pictures, or below them. */
  readonly place: 'top' | 'below';
  readonly content: ContentView;
  /** Whether the work can be found in lists; only such works have fonts and animations to try. */
  readonly isPublic: boolean;
  readonly sounds: SoundsView | undefined;
  /** Colours of a palette. */
  readonly colors: readonly PaletteColor[];
  readonly tiles: TilesView;
}

export type ViewersProps = LazyViewersProps & LaterProps;

const hasViewer = ({ place, content, sounds, colors, tiles }: LazyViewersProps): boolean =>
  place === 'top' ? sounds !== undefined : colors.length + tiles.length + content.viewers.length > 0;

/** The viewers of a work's kind, if it has any. */
export const LazyViewers = (props: LazyViewersProps) =>
  hasViewer(props) ? <LaterPart part={Viewers} given={props} /> : null;
