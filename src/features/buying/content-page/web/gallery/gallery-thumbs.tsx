import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '../../../../../ui/components/icon.tsx';
import { Picture, toPlaceholder } from '../../../../../ui/components/media/picture.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { PreviewView } from '../content-view.ts';
import { isPlain } from './gallery-slide.tsx';

const marks: Partial<Record<PreviewView['kind'], IconName>> = { video: 'play', audio: 'music' };

/** Thumbnails of all previews in one row; without JavaScript each one links to its slide. */
export function GalleryThumbs({
  previews,
  index,
  onChoose,
}: {
  previews: readonly PreviewView[];
  index: number;
  onChoose: (at: number) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const line = list.current;
    const thumb = line?.children[index];
    if (!line || !(thumb instanceof HTMLElement)) return;
    line.scrollTo({ left: thumb.offsetLeft - (line.clientWidth - thumb.offsetWidth) / 2 });
  }, [index]);
  return (
    <ul
      ref={list}
      aria-label={m.content_page_previews()}
      className="relative -mx-1 mt-2 flex gap-2 overflow-x-auto p-1 motion-safe:scroll-smooth [scrollbar-width:thin]"
    >
      {previews.map((preview, at) => {
        const mark = marks[preview.kind];
        return (
          <li key={preview._id} className="shrink-0">
            <a
              href={`#${toSlideId(at)}`}
              onClick={(event) => isPlain(event) && onChoose(at)}
              aria-label={m.content_page_preview_number({ number: formatCount(at + 1), alt: preview.alt })}
              aria-current={at === index ? 'true' : undefined}
              className="relative block size-16 overflow-hidden rounded-control outline-offset-1 aria-[current]:outline-2 aria-[current]:outline-ink noscript:outline-none sm:size-20"
              style={{ background: toPlaceholder(preview.colors) }}
            >
              <Picture picture={preview} sizes="80px" alt="" className="size-full object-cover" />
              {mark === undefined ? null : (
                <span className="absolute right-1 bottom-1 grid size-6 place-items-center rounded-full bg-paper/90 text-ink">
                  <Icon name={mark} className="size-3.5" />
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Element id of a slide, to which its thumbnail links. */
export const toSlideId = (at: number): string => `preview-${at + 1}`;
