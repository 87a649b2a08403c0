import { lazy, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { importChunk } from '../../../../ui/components/import-chunk.ts';
import { LazyPart } from '../../../../ui/components/lazy-part.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { MotionView } from './motion-view.ts';

const Motion = lazy(async () => ({ default: (await importChunk(() => import('./motion.tsx'))).Motion }));

/**
 * A place of fixed size for the viewer of animations, whose script is loaded when it comes near the window. It goes away
 * if nothing moves.
 */
export function LazyMotion({ contentId }: { readonly contentId: string }) {
  const box = useRef<HTMLElement>(null);
  const [firstCall, setFirstCall] = useState<Promise<MotionView>>();
  const [isEmpty, setIsEmpty] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        const call = browserApi('GET /content/motion/{id}', { params: { id: contentId } });
        setFirstCall(call);
        call.then(
          ({ films, isPending }) => setIsEmpty(films.length === 0 && !isPending),
          // The viewer shows what went wrong.
          () => undefined,
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [contentId]);
  if (isEmpty) return null;
  return (
    <section
      ref={box}
      aria-labelledby="motion"
      className="flex h-[48rem] min-w-0 flex-col overflow-hidden rounded-card border border-line bg-paper sm:h-[45rem] print:hidden noscript:hidden"
    >
      <h2 id="motion" className="px-4 py-3 text-18 sm:px-6">
        {m.motion_title()}
      </h2>
      {firstCall === undefined ? null : (
        <LazyPart optional>
          <Motion contentId={contentId} firstCall={firstCall} />
        </LazyPart>
      )}
    </section>
  );
}
