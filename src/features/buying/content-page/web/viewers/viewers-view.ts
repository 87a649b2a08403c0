import { type CropView, toCropView } from '../../../crops/web/crop-view.ts';
import type { FontsView } from '../../../fonts/web/font-view.ts';
import type { PanoramaView } from '../../../panoramas/web/panorama-view.ts';
import type { SoundsView } from '../../../sounds/web/sound-view.ts';
import type { TilesView } from '../../../tiles/web/tile-view.ts';
import type { TurntableView } from '../../../turntables/web/turntable-view.ts';
import type { ContentView } from '../content-view.ts';
import type { PaletteColor } from '../palette/palette-view.ts';

/** What the viewers of a work show. */
interface Viewed {
  /** Colours of a palette that the visitor may use. */
  readonly colors: readonly PaletteColor[];
  /** The tiles of a pattern or texture. */
  readonly tiles: TilesView;
  /** The sounds of the work to listen to. */
  readonly sounds: SoundsView;
  /** An environment to look around in. */
  readonly panorama: PanoramaView | null;
  /** Fonts to try, and whether they are still being read. */
  readonly fonts: { readonly isPending: boolean } | null;
  /** Pictures of 3D models from all sides. */
  readonly turntables: readonly TurntableView[];
}

export interface ViewersView extends Viewed {
  /** Where the work has viewers: above its pictures, or below them. */
  readonly places: readonly ('top' | 'below')[];
  /** A photograph to crop. */
  readonly crop: CropView | null;
}

/** Whether the work has fonts to try now or soon; what the viewer shows, it loads itself. */
export const toFontsPlace = ({ styles, isPending }: Pick<FontsView, 'styles' | 'isPending'>): ViewersView['fonts'] =>
  styles.length > 0 || isPending ? { isPending } : null;

/** Adds where the work has viewers. The server calls it, so that pages of other works need no script for it. */
export function toViewersView(content: ContentView, viewed: Viewed): ViewersView {
  const { colors, tiles, sounds, panorama, fonts } = viewed;
  const hasSounds = sounds.sounds.length > 0 || sounds.isPending;
  const isTop = hasSounds || panorama !== null || colors.length > 0 || fonts?.isPending === false;
  const isBelow = tiles.length > 0 || content.viewers.length > 0 || fonts?.isPending === true;
  const places = [...(isTop ? (['top'] as const) : []), ...(isBelow ? (['below'] as const) : [])];
  return { ...viewed, places, crop: toCropView(content) };
}
