import { type KeyboardEvent, lazy, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { importChunk } from '../../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../../ui/components/loading/lazy-part.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { PreviewView } from '../content-view.ts';
import { GallerySlide } from './gallery-slide.tsx';
import { GalleryThumbs, toSlideId } from './gallery-thumbs.tsx';

const Lightbox = lazy(async () => ({ default: (await importChunk(() => import('./lightbox.tsx'))).Lightbox }));

interface GalleryProps {
  readonly previews: readonly PreviewView[];
  readonly title: string;
  /** Address of the full video; null if there is none that the visitor may play. */
  readonly film: string | null;
}

/** State of a scroll-snap strip: the current slide follows the scroll position. */
function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setIndex(Math.round(scrollLeft / clientWidth));
  };
  const goTo = (at: number, behavior: ScrollBehavior = 'auto') => {
    const { current } = strip;
    if (at >= 0 && at < count) current?.scrollTo({ left: at * current.clientWidth, behavior });
  };
  // The visitor may have scrolled the strip before the page was hydrated.
  useEffect(follow, []);
  return { strip, index, follow, goTo };
}

/** Opens a slide's full picture by following its link. */
function openLink(slide: Element | undefined): void {
  const href = slide?.querySelector('a')?.href;
  if (href !== undefined) location.assign(href);
}

export function Gallery({ previews, title, film }: GalleryProps) {
  const { strip, index, follow, goTo } = useStrip(previews.length);
  /** The zoomed preview, and the address of its picture that is already loaded. */
  const [zoomed, setZoomed] = useState<{ readonly at: number; readonly shown: string }>();
  const [first] = previews;
  if (first === undefined) return <NoPreview />;
  const ratio = `${first.width} / ${first.height}`;
  const filmAt = film === null ? -1 : previews.findIndex(({ kind }) => kind === 'video');
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by === 0 || (event.target as Element).closest('audio, video') || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    goTo(index + by);
  };
  const close = () => {
    const at = zoomed?.at ?? 0;
    setZoomed(undefined);
    goTo(at, 'instant');
    strip.current?.children[at]?.querySelector('a')?.focus({ preventScroll: true });
  };
  return (
    <div className="min-w-0">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut of the buttons in it */}
      <div className="relative" onKeyDown={onKeyDown}>
        <ul
          ref={strip}
          onScroll={follow}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth [scrollbar-width:none]"
        >
          {previews.map((preview, at) => (
            <li key={preview._id} id={toSlideId(at)} className="w-full shrink-0 scroll-mt-24 snap-center snap-always">
              <figure>
                <GallerySlide
                  {...{ preview, title, ratio }}
                  film={at === filmAt ? film : null}
                  isFirst={at === 0}
                  isCurrent={at === index}
                  onZoom={(shown) => setZoomed({ at, shown })}
                />
                <figcaption className="mt-2 grid gap-1 empty:hidden">
                  {preview.caption === '' ? null : (
                    <p lang={preview.captionLang} className="text-14 wrap-anywhere">
                      {preview.caption}
                    </p>
                  )}
                  {preview.film === null ? null : <p className="text-14 text-muted tabular-nums">{preview.film}</p>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        {previews.length < 2 ? null : (
          <div
            className="pointer-events-none absolute top-0 flex max-h-[80vh] w-full items-center justify-between p-3 noscript:hidden"
            style={{ aspectRatio: ratio }}
          >
            <Step isLeft isOff={index === 0} act={() => goTo(index - 1)} />
            <Step isOff={index === previews.length - 1} act={() => goTo(index + 1)} />
            <p
              aria-hidden="true"
              className="absolute top-3 right-3 rounded-full bg-paper/90 px-3 py-1 text-12 tabular-nums"
            >
              {m.content_page_preview_at({ number: formatCount(index + 1), count: formatCount(previews.length) })}
            </p>
          </div>
        )}
      </div>
      {previews.length < 2 ? null : <GalleryThumbs previews={previews} index={index} onChoose={(at) => goTo(at)} />}
      {zoomed === undefined ? null : (
        // If the zoom's script is missing, the link opens the picture itself.
        <LazyPart optional onLost={() => openLink(strip.current?.children[zoomed.at])}>
          <Lightbox
            {...zoomed}
            previews={previews}
            onStep={(by) =>
              setZoomed(({ at } = zoomed) => ({
                at: Math.min(previews.length - 1, Math.max(0, at + by)),
                shown: '',
              }))
            }
            onClose={close}
          />
        </LazyPart>
      )}
    </div>
  );
}

/** A Previous or Next button over the picture; touchscreens swipe instead. */
function Step({ isLeft = false, isOff, act }: { isLeft?: boolean; isOff: boolean; act: () => void }) {
  return (
    <button
      type="button"
      onClick={act}
      aria-disabled={isOff}
      aria-label={isLeft ? m.content_page_preview_previous() : m.content_page_preview_next()}
      className="pointer-events-auto grid size-11 place-items-center rounded-full bg-paper/90 hover:bg-paper aria-disabled:pointer-events-none aria-disabled:opacity-0 pointer-coarse:hidden"
    >
      <Icon name={isLeft ? 'chevron-left' : 'chevron-right'} />
    </button>
  );
}

function NoPreview() {
  return (
    <div className="grid aspect-[3/2] place-content-center justify-items-center gap-3 rounded-card bg-line/50 text-14">
      <Icon name="image" className="size-8" />
      {m.content_page_no_preview()}
    </div>
  );
}
