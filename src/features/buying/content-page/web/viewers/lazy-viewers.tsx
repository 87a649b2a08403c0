import { LaterPart, type LaterProps, loadInView, loadLater } from '../../../../../ui/components/loading/later-part.tsx';
import type { ContentView } from '../content-view.ts';
import type { ViewersView } from './viewers-view.ts';

// Most kinds of works have no viewer, so their pages don't load this script.
const Viewers = import.meta.env.SSR
  ? (await import('./viewers.tsx')).Viewers
  : loadLater(async () => (await import('./viewers.tsx')).Viewers);

const CROPS = 'crops';

// Folded until it is opened, so that photographs need no further script before the page is used.
const Crops = import.meta.env.SSR
  ? (await import('../../../crops/web/crops.tsx')).Crops
  : loadInView(CROPS, async () => (await import('../../../crops/web/crops.tsx')).Crops, null);

interface LazyViewersProps {
  /** Above the pictures, or below them. */
  readonly place: 'top' | 'below';
  readonly content: ContentView;
  readonly viewers: ViewersView;
}

export type ViewersProps = LazyViewersProps & LaterProps;

/** The viewers of a work's kind, if it has any. */
export function LazyViewers(props: LazyViewersProps) {
  const { place, content, viewers } = props;
  if (place === 'below' && viewers.crop !== null)
    return (
      <LaterPart part={Crops} given={{ contentId: content.id, view: viewers.crop }} id={CROPS} className="min-w-0" />
    );
  return viewers.places.includes(place) ? <LaterPart part={Viewers} given={props} /> : null;
}
