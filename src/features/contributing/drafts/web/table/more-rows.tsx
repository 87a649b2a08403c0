import { useEffect, useRef } from 'react';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { UnreadDrafts } from '../drafts-pages.ts';

/** Further rows are fetched when it is so near. */
const NEAR = '400px';

/** Below the table: draws its next rows when somebody scrolls or presses; after a failure only when pressed. */
export function MoreRows({ left, state, onMore }: { left: number; state: UnreadDrafts['state']; onMore: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  // What is seen late is about the rows there were then: it calls what was to be called then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is still near after more rows came is asked anew
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
