import { LaterPart, type LaterProps, loadInView } from '../../../../../ui/components/loading/later-part.tsx';
import type { DrawingsView } from '../../../drawings/web/drawing-view.ts';
import { Inside } from './inside.tsx';
import type { InsideView } from './inside-view.ts';

const ID = 'contents';

// Without their script the drawings are links.
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

interface LazyContentsProps extends Omit<ContentsProps, 'drawings'> {
  readonly drawings: DrawingsView | undefined;
}

/** What is inside a work: its drawings, which react when they come into view, and its files. */
export function LazyContents({ drawings, ...props }: LazyContentsProps) {
  if (drawings !== undefined && drawings.total > 0)
    return (
      <LaterPart
        part={DrawingsAndFiles}
        given={{ ...props, drawings }}
        id={ID}
        className="grid min-w-0 gap-6 empty:hidden"
      />
    );
  return <Inside contentId={props.contentId} inside={props.inside} hasPictures />;
}
