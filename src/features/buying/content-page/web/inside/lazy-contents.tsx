import { lazy, memo, Suspense, useState } from 'react';
import { waitForView } from '../../../../../ui/in-view.ts';
import type { DrawingsView } from '../../../drawings/web/drawing-view.ts';
import { Inside } from './inside.tsx';
import type { InsideView } from './inside-view.ts';

const ID = 'contents';

// The server renders the drawings. In the browser they stay as they are until their script is wanted, and for good if it is
// missing: without it they are links.
const DrawingsAndFiles = import.meta.env.SSR
  ? (await import('./drawings-and-files.tsx')).DrawingsAndFiles
  : lazy(async () => {
      await waitForView(ID);
      const loaded = await import('./drawings-and-files.tsx').catch(() => new Promise<never>(() => undefined));
      return { default: loaded.DrawingsAndFiles };
    });

interface ContentsProps {
  readonly contentId: string;
  /** Path of the work's page, without a language. */
  readonly path: string;
  readonly inside: InsideView;
  readonly drawings: DrawingsView;
}

export interface PartsProps extends ContentsProps {
  /** Called once the contents react. */
  readonly onLive: (isLive: boolean) => void;
}

const Parts = memo(function Parts(props: PartsProps) {
  return (
    <div id={ID} className="grid min-w-0 gap-6 empty:hidden">
      <Suspense>
        <DrawingsAndFiles {...props} />
      </Suspense>
    </div>
  );
});

/**
 * The drawings of a work one by one, and its files. They react when they come into view; until then they keep
 * what the server rendered, because React would wait for their script with every change of the page, such as a sign-in.
 */
function LazyDrawings(props: ContentsProps) {
  const [isLive, setIsLive] = useState(false);
  const [rendered] = useState(props);
  return <Parts {...(isLive ? props : rendered)} onLive={setIsLive} />;
}

interface LazyContentsProps extends Omit<ContentsProps, 'drawings'> {
  readonly drawings: DrawingsView | undefined;
}

/** What is inside a work: its drawings, if there are any, and its files. */
export function LazyContents({ drawings, ...props }: LazyContentsProps) {
  if (drawings !== undefined && drawings.total > 0) return <LazyDrawings {...props} drawings={drawings} />;
  return <Inside contentId={props.contentId} inside={props.inside} hasPictures />;
}
