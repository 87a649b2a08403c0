import { useEffect, useRef } from 'react';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { UnreadDrafts } from '../drafts-pages.ts';

/** Distance from the visible area at which further rows are loaded. */
const NEAR = '400px';

/** Element below the table that shows further rows on scrolling or on a press; after a failure, only on a press. */
export function MoreRows({ left, state, onMore }: { left: number; state: UnreadDrafts['state']; onMore: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  // A late event belongs to the rows at its time, so the observer keeps that render's `onMore`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after more rows, a new observer reports whether it is near
  useEffect(() => {
    if (element.current === null || state !== 'idle') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && onMore(), {
      rootMargin: NEAR,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [state, left]);
  return (
    <div ref={element} className="px-4 py-1">
      <p role="status" className="pt-2 text-14 text-danger empty:hidden">
        {state === 'failed' ? m.drafts_read_failed() : null}
      </p>
      <button
        type="button"
        onClick={onMore}
        aria-busy={state === 'reading'}
        className="inline-flex min-h-12 items-center gap-2 text-14 font-medium underline"
      >
        {state === 'reading' ? <Spinner /> : null}
        {m.drafts_draw_more({ count: formatCount(left) })}
      </button>
    </div>
  );
}
