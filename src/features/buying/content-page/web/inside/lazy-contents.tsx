import { LaterPart, type LaterProps, loadInView } from '../../../../../ui/components/loading/later-part.tsx';
import type { DrawingsView } from '../../../drawings/web/drawing-view.ts';
import type { InsideView } from './inside-view.ts';

const ID = 'contents';

// The server renders the drawings as links, which work before the script has loaded.
const DrawingsAndFiles = import.meta.env.SSR
  ? (await import('./drawings-and-files.tsx')).DrawingsAndFiles
  : loadInView(ID, async () => (await import('./drawings-and-files.tsx')).DrawingsAndFiles);

interface ContentsProps {
  readonly contentId: string;
  /** Path of the work's page, without a language. */
  readonly path: string;
  readonly inside: InsideView;
  readonly drawings: DrawingsView;
}

export type PartsProps = ContentsProps & LaterProps;

/** The drawings and files of a work, which react when they come into view. */
export const LazyContents = (props: ContentsProps) => (
  <LaterPart part={DrawingsAndFiles} given={props} id={ID} className="grid min-w-0 gap-6 empty:hidden" />
);
