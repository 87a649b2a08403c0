import { LaterPart, type LaterProps, loadInView } from '../../../../../ui/components/loading/later-part.tsx';
import type { RatingSummary } from '../../../ratings/web/rating-view.ts';
import type { ContentView } from '../content-view.ts';

const ID = 'byline';

// The server renders the line, so that it can be read and its links work before the script has loaded.
const Line = import.meta.env.SSR
  ? (await import('./byline.tsx')).Byline
  : loadInView(ID, async () => (await import('./byline.tsx')).Byline, null);

interface LazyBylineProps extends Pick<ContentView, 'contributor'> {
  /** Whether the visitor follows the contributor; null for a contributor whom the visitor can't follow. */
  readonly follow: { readonly contributorId: string; readonly isFollowed: boolean } | null;
  /** Public ratings by buyers; null if there are too few. */
  readonly summary: RatingSummary | null;
}

export type BylineProps = LazyBylineProps & LaterProps;

/** The contributor of a work and its average rating, whose script is loaded when the page is used. */
export const LazyByline = (props: LazyBylineProps) => <LaterPart part={Line} given={props} id={ID} />;
