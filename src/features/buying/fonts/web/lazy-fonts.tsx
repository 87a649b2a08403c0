import { lazy } from 'react';
import { preload } from 'react-dom';
import { browserApi } from '../../../../ui/api/client.ts';
import { importChunk } from '../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../ui/components/loading/lazy-part.tsx';
import { useCallNearView } from '../../../../ui/components/loading/use-call-near-view.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { chooseFirst, type FontAccess, type FontsView, isOpen, toFontAddress } from './font-view.ts';

const Fonts = lazy(async () => ({ default: (await importChunk(() => import('./fonts.tsx'))).Fonts }));

interface LazyFontsProps {
  readonly contentId: string;
  /** Language whose sample is shown first. */
  readonly lang: 'en' | 'bn';
  readonly access: FontAccess;
  /** Formats of the work's fonts. */
  readonly formats: readonly string[];
  /** Whether the fonts were still being read when the page was rendered. */
  readonly isPending: boolean;
}

/** Loads the font that is shown first in parallel with the viewer's script, if the browser may have it. */
function preloadFirst(contentId: string, fonts: FontsView, access: FontAccess): void {
  const style = chooseFirst(fonts);
  if (style === undefined || !isOpen(style, access)) return;
  preload(toFontAddress(contentId, style), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}

/**
 * A place of fixed size for the viewer of fonts, whose script is loaded when it comes near the window. Fonts that are
 * still being read have a small one.
 */
export function LazyFonts(props: LazyFontsProps) {
  const { contentId, access, isPending } = props;
  const { box, firstCall, isGone } = useCallNearView(
    async () => {
      const fonts = await browserApi('GET /content/fonts/{id}', { params: { id: contentId } });
      preloadFirst(contentId, fonts, access);
      return fonts;
    },
    (fonts) => fonts.styles.length === 0 && !fonts.isPending,
  );
  if (isGone) return null;
  return (
    <section
      ref={box}
      aria-labelledby="fonts"
      className={`flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-paper max-lg:order-1 print:hidden noscript:hidden ${isPending ? 'min-h-40' : 'h-[46rem] sm:h-[40rem]'}`}
    >
      <h2 id="fonts" className="px-4 pt-4 text-18 sm:px-6">
        {m.fonts_title()}
      </h2>
      {firstCall === undefined ? null : (
        <LazyPart optional>
          <Fonts {...props} firstCall={firstCall} />
        </LazyPart>
      )}
    </section>
  );
}
