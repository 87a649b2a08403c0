import { useEffect, useRef } from 'react';
import { toCellStyle } from '../../../../ui/components/media/cell-style.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { DocumentView } from './document-view.ts';

interface PageThumbnailsProps {
  readonly document: DocumentView;
  readonly index: number;
  readonly onChoose: (at: number) => void;
}

/** Small pictures of all pages: below the page on narrow screens, beside it on others. */
export function PageThumbnails({ document: { pictures, thumbnails }, index, onChoose }: PageThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current } = list;
    const cell = current?.children[index];
    if (current === null || !(cell instanceof HTMLElement)) return;
    // `scrollIntoView` would also move the page.
    current.scrollTo({
      left: cell.offsetLeft - (current.clientWidth - cell.offsetWidth) / 2,
      top: cell.offsetTop - (current.clientHeight - cell.offsetHeight) / 2,
    });
  }, [index]);
  return (
    <ul
      ref={list}
      aria-label={m.documents_all_pages()}
      className="relative flex shrink-0 gap-1 overflow-auto border-line p-2 max-sm:border-t sm:w-24 sm:flex-col sm:border-r"
    >
      {pictures.map((picture, at) => (
        <li key={picture} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(at)}
            aria-current={at === index ? 'true' : undefined}
            aria-label={m.documents_page({ number: formatCount(at + 1) })}
            className="block w-16 rounded-control p-1 text-12 text-muted hover:bg-line aria-[current]:bg-line aria-[current]:text-ink sm:w-full"
          >
            <span
              className="block aspect-square w-full drop-shadow-[0_0_1px_rgb(0_0_0/0.5)]"
              style={{ ...toCellStyle(at, pictures.length), backgroundImage: `url("${thumbnails}")` }}
            />
            <span aria-hidden="true" className="tabular-nums">
              {formatCount(at + 1)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
