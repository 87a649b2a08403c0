import { LaterPart, type LaterProps, loadInView } from '../../../../ui/components/loading/later-part.tsx';
import type { RatingsView } from '../../ratings/web/rating-view.ts';
import type { ContentView } from './content-view.ts';
import type { InsideView } from './inside/inside-view.ts';

const ID = 'about-work';

// The server renders the sections, which can be read and opened before the script has loaded.
const Details = import.meta.env.SSR
  ? (await import('./later-details.tsx')).LaterDetails
  : loadInView(ID, async () => (await import('./later-details.tsx')).LaterDetails, 0);

interface LazyDetailsProps {
  readonly content: ContentView;
  readonly inside: InsideView;
  /** Whether the page shows the work's drawings, which are the pictures of its files. */
  readonly hasDrawings: boolean;
  readonly ratings: RatingsView;
}

export type DetailsProps = LazyDetailsProps & LaterProps;

/** A work's files, description, details and ratings, whose script is loaded when they come into view. */
export const LazyDetails = (props: LazyDetailsProps) => (
  <LaterPart part={Details} given={props} id={ID} className="order-1 grid min-w-0 gap-6" />
);
