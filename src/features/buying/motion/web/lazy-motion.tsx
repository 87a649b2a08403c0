import { lazy } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { importChunk } from '../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../ui/components/loading/lazy-part.tsx';
import { useCallNearView } from '../../../../ui/components/loading/use-call-near-view.ts';
import { m } from '../../../../ui/paraglide/messages.js';

const Motion = lazy(async () => ({ default: (await importChunk(() => import('./motion.tsx'))).Motion }));

/**
 * A place of fixed size for the viewer of animations, whose script is loaded when it comes near the window. It goes away
 * if nothing moves.
 */
export function LazyMotion({ contentId }: { readonly contentId: string }) {
  const { box, firstCall, isGone } = useCallNearView(
    () => browserApi('GET /content/motion/{id}', { params: { id: contentId } }),
    ({ films, isPending }) => films.length === 0 && !isPending,
  );
  if (isGone) return null;
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
