import { lazy, type MouseEvent, useState } from 'react';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { importChunk } from '../../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../../ui/components/loading/lazy-part.tsx';
import { ClipPlayer } from '../../../../../ui/components/media/clip-player.tsx';
import { Picture, toPictureAddress } from '../../../../../ui/components/media/picture.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { PreviewView } from '../content-view.ts';

// Pages of pictures need none of the players. Sounds have rows of their own once they are published.
const AudioPlayer = import.meta.env.SSR
  ? (await import('../../../../../ui/components/media/audio-player.tsx')).AudioPlayer
  : lazy(async () => ({
      default: (await importChunk(() => import('../../../../../ui/components/media/audio-player.tsx'))).AudioPlayer,
    }));
const FilmPlayer = import.meta.env.SSR
  ? (await import('./film-player.tsx')).FilmPlayer
  : lazy(async () => ({ default: (await importChunk(() => import('./film-player.tsx'))).FilmPlayer }));

const sizes = '(min-width: 1760px) 1200px, (min-width: 992px) 62vw, 100vw';

/** Whether the page should handle a click itself; a click with a modifier key or another button is the browser's. */
export function isPlain(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}

export interface GallerySlideProps {
  readonly preview: PreviewView;
  readonly title: string;
  /** Address of the full video if this preview can be replaced by it. */
  readonly film: string | null;
  /** Whether this is the first slide, whose picture is loaded with high priority. */
  readonly isFirst: boolean;
  /** Whether this slide is visible; only its controls are in the tab order. */
  readonly isCurrent: boolean;
  /** CSS aspect ratio of all slides. */
  readonly ratio: string;
  /** Opens the zoom. `shown`: address of the picture that is already loaded. */
  readonly onZoom: (shown: string) => void;
}

/** A slide of the gallery: a picture, a full video or its clip, or a sound. */
export function GallerySlide(props: GallerySlideProps) {
  const { preview, title, film, ratio } = props;
  const [isUnplayable, setUnplayable] = useState(false);
  if (preview.kind === 'audio' && preview.asset !== null)
    return (
      <LazyPart optional>
        <AudioPlayer picture={preview} url={preview.asset.url} label={m.content_page_listen({ title })} />
      </LazyPart>
    );
  return (
    <div
      data-clip
      className="relative max-h-[80vh] w-full overflow-hidden rounded-card bg-line/50"
      style={{ aspectRatio: ratio }}
    >
      {film === null || isUnplayable ? (
        <Still {...props} />
      ) : (
        <LazyPart optional>
          <FilmPlayer url={film} poster={preview} title={title} fps={preview.fps} onFail={() => setUnplayable(true)} />
        </LazyPart>
      )}
    </div>
  );
}

function Still({ preview, title, isFirst, isCurrent, onZoom }: GallerySlideProps) {
  const clip = preview.kind === 'video' ? preview.asset : null;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    const play = event.currentTarget.parentElement?.querySelector('button');
    // Touchscreens have no hover, so a tap plays the clip.
    if (play && matchMedia('(hover: none)').matches) play.click();
    else onZoom(event.currentTarget.querySelector('img')?.currentSrc ?? '');
  };
  return (
    <>
      <a
        href={toPictureAddress(preview, 9999)}
        data-keep-tap
        tabIndex={isCurrent ? undefined : -1}
        onClick={open}
        aria-label={m.content_page_zoom({ alt: preview.alt })}
        className="group relative flex size-full cursor-zoom-in justify-center -outline-offset-4"
      >
        <Picture
          picture={preview}
          sizes={sizes}
          priority={isFirst}
          className="h-full w-auto max-w-full rounded-card object-contain"
        />
        <span className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-paper/90 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100">
          <Icon name="zoom-in" />
        </span>
      </a>
      {clip === null ? null : <ClipPlayer url={clip.url} title={title} frame="[data-clip]" />}
    </>
  );
}
