import { useRef } from 'react';
import { useFullScreen } from '../../../../ui/components/media/use-full-screen.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type DocumentView, describeSize } from './document-view.ts';
import { PageControls } from './page-controls.tsx';
import { PageStrip } from './page-strip.tsx';
import { PageThumbnails } from './page-thumbnails.tsx';
import { usePages } from './use-pages.ts';

/** The pages of one document, with their controls. */
export function PageViewer({ document }: { readonly document: DocumentView }) {
  const { pictures, sizes, pages, fonts, archive, isOpen } = document;
  const state = usePages(pictures.length);
  const box = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(box);
  const size = sizes[state.index];
  const facts = [
    size === undefined ? '' : describeSize(size),
    archive === null ? '' : m.documents_from_archive({ archive }),
    fonts.length === 0 ? '' : m.documents_fonts({ names: fonts.join(', ') }),
  ].filter((fact) => fact !== '');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons in it
    <div ref={box} onKeyDown={state.onKeyDown} className="flex min-h-0 flex-1 flex-col bg-paper text-ink">
      <div className="flex min-h-0 flex-1 border-line border-t max-sm:flex-col-reverse">
        {pictures.length < 2 ? null : <PageThumbnails document={document} index={state.index} onChoose={state.goTo} />}
        <div className="min-h-0 min-w-0 flex-1 bg-line/50">
          <PageStrip document={document} state={state} />
        </div>
      </div>
      <PageControls document={document} state={state} fullScreen={fullScreen} />
      <div className="grid gap-1 border-line border-t px-4 py-3 text-12 text-muted sm:px-6">
        <p className="line-clamp-2 wrap-anywhere">{facts.join(' · ')}</p>
        {pages > pictures.length ? <p>{m.documents_first({ count: formatCount(pictures.length) })}</p> : null}
        {isOpen ? null : <p>{m.documents_marked()}</p>}
      </div>
    </div>
  );
}
