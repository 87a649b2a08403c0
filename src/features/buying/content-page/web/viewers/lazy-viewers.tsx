import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { SoundsView } from '../../../sounds/web/sound-view.ts';
import type { TilesView } from '../../../tiles/web/tile-view.ts';
import type { ContentView } from '../content-view.ts';
import type { PaletteColor } from '../palette/palette-view.ts';
import type { ViewersProps } from './viewers.tsx';

// The server renders the viewers. In the browser they stay as they are until their script is there, and for good if it
// is missing. Pages of other works don't load it.
const Viewers = import.meta.env.SSR
  ? (await import('./viewers.tsx')).Viewers
  : lazy(async () => {
      const loaded = await import('./viewers.tsx').catch(() => new Promise<never>(() => undefined));
      return { default: loaded.Viewers };
    });

export interface LazyViewersProps {
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

const viewedCategories: ReadonlySet<string> = new Set(['fonts', 'motion']);

const hasViewer = ({ place, content, isPublic, sounds, colors, tiles }: LazyViewersProps): boolean =>
  place === 'top'
    ? sounds !== undefined && (sounds.sounds.length > 0 || sounds.isPending)
    : colors.length > 0 || tiles.length > 0 || (isPublic && viewedCategories.has(content.category.key));

const Parts = memo(function Parts(props: ViewersProps) {
  return (
    <Suspense>
      <Viewers {...props} />
    </Suspense>
  );
});

/** Keeps the last button that was pressed before the viewers react; `press` presses it. */
function useEarlyPress() {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const keep = ({ target }: Event) => {
      if (target instanceof Element && box.current?.contains(target)) pressed.current = target.closest('button');
    };
    addEventListener('click', keep, { capture: true });
    return () => removeEventListener('click', keep, { capture: true });
  }, []);
  return { box, press: () => pressed.current?.click() };
}

/** Viewers of a work. They keep what the server rendered until they react, so that no change of the page has to wait. */
export function LazyViewers(props: LazyViewersProps) {
  const [isLive, setIsLive] = useState(false);
  const [rendered] = useState(props);
  const { box, press } = useEarlyPress();
  const onLive = useRef(() => {
    setIsLive(true);
    press();
  });
  if (!hasViewer(props)) return null;
  return (
    <div ref={box} className="contents">
      <Parts {...(isLive ? props : rendered)} onLive={onLive.current} />
    </div>
  );
}
