import { lazy } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { importChunk } from '../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../ui/components/loading/lazy-part.tsx';
import { useCallNearView } from '../../../../ui/components/loading/use-call-near-view.ts';
import { m } from '../../../../ui/paraglide/messages.js';

const Documents = lazy(async () => ({ default: (await importChunk(() => import('./documents.tsx'))).Documents }));

/**
 * A place of fixed size for the viewer of documents, whose script is loaded when it comes near the window. It goes away
 * if no page could be drawn.
 */
export function LazyDocuments({ contentId }: { readonly contentId: string }) {
  const { box, firstCall, isGone } = useCallNearView(
    () => browserApi('GET /content/documents/{id}', { params: { id: contentId } }),
    ({ documents, isPending }) => documents.length === 0 && !isPending,
  );
  if (isGone) return null;
  return (
    <section
      ref={box}
      aria-labelledby="documents"
      className="flex h-[44rem] min-w-0 flex-col overflow-hidden rounded-card border border-line bg-paper sm:h-[48rem] print:hidden noscript:hidden"
    >
      <h2 id="documents" className="px-4 py-3 text-18 sm:px-6">
        {m.documents_title()}
      </h2>
      {firstCall === undefined ? null : (
        <LazyPart optional>
          <Documents contentId={contentId} firstCall={firstCall} />
        </LazyPart>
      )}
    </section>
  );
}
