import { LaterPart, loadInView } from '../../../../../ui/components/loading/later-part.tsx';
import type { DrawingsProps } from '../../../drawings/web/drawings.tsx';

const ID = 'all-drawings';

// The server renders the drawings as links, which work before the script has loaded.
const Drawings = import.meta.env.SSR
  ? (await import('../../../drawings/web/drawings.tsx')).Drawings
  : loadInView(ID, async () => (await import('../../../drawings/web/drawings.tsx')).Drawings);

/** The drawings of a work, which react when they come into view. On phones they stand below the price. */
export const LazyDrawings = (props: DrawingsProps) => (
  <LaterPart part={Drawings} given={props} id={ID} className="min-w-0 empty:hidden max-lg:order-1" />
);
