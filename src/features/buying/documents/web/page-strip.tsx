import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { DocumentView } from './document-view.ts';
import type { PagesState } from './use-pages.ts';

interface PageStripProps {
  readonly document: DocumentView;
  readonly state: PagesState;
}

/** The pages beside each other, of which one is in view. Only the pictures of it and its neighbours are loaded. */
export function PageStrip({ document, state }: PageStripProps) {
  const { strip, index, zoom, isWide, follow, settle, setWide } = state;
  return (
    <ul
      ref={strip}
      onScroll={follow}
      onScrollEnd={settle}
      onPointerDown={settle}
      onWheel={settle}
      aria-label={m.documents_title()}
      className="flex size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain motion-safe:scroll-smooth [scrollbar-width:none]"
    >
      {document.pictures.map((picture, at) => {
        const { width, height } = document.sizes[at] ?? { width: 1, height: 1 };
        const whole = `min(100cqw - 2rem, (100cqh - 2rem) * ${width / height})`;
        return (
          <li
            key={picture}
            className={`grid size-full shrink-0 snap-center snap-always ${at === index ? 'overflow-auto' : 'overflow-hidden'}`}
            style={{ containerType: 'size' }}
          >
            <button
              type="button"
              tabIndex={at === index ? undefined : -1}
              onClick={() => setWide(!isWide)}
              className={`m-auto block bg-white shadow-[0_1px_8px_rgb(0_0_0/0.18)] -outline-offset-2 ${isWide ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
              style={{
                width: `calc(${isWide ? '(100cqw - 2rem)' : whole} * ${zoom})`,
                aspectRatio: `${width} / ${height}`,
              }}
            >
              <img
                src={Math.abs(at - index) < 2 ? picture : undefined}
                alt={m.documents_page({ number: formatCount(at + 1) })}
                draggable={false}
                decoding="async"
                className="size-full"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
