import { lazy, memo, Suspense, useState } from 'react';
import { waitForView } from '../../../../../ui/in-view.ts';
import type { DrawingsView } from '../../../drawings/web/drawing-view.ts';
import type { InsideView } from './inside-view.ts';

const ID = 'contents';

// The server renders the contents. In the browser they stay as they are until their script is wanted, and for good if it is
// missing: without it they are links.
const Contents = import.meta.env.SSR
  ? (await import('./contents.tsx')).Contents
  : lazy(async () => {
      await waitForView(ID);
      const { Contents: loaded } = await import('./contents.tsx').catch(() => new Promise<never>(() => undefined));
      return { default: loaded };
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
        <Contents {...props} />
      </Suspense>
    </div>
  );
});

/**
 * What is inside a work: its drawings one by one and its files. They react when they come into view; until then they keep
 * what the server rendered, because React would wait for their script with every change of the page, such as a sign-in.
 */
export function LazyContents(props: ContentsProps) {
  const [isLive, setIsLive] = useState(false);
  const [rendered] = useState(props);
  return <Parts {...(isLive ? props : rendered)} onLive={setIsLive} />;
}
