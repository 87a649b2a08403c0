import { type MouseEvent, useState } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';
import { AudioPlayer } from '../../../../ui/components/media/audio-player.tsx';
import { ClipPlayer } from '../../../../ui/components/media/clip-player.tsx';
import { type FontLanguage, FontSpecimen } from '../../../../ui/components/media/font-specimen.tsx';
import { Picture, toPictureAddress, toPlaceholder } from '../../../../ui/components/media/picture.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { PreviewView } from './content-view.ts';
import { FilmPlayer } from './film-player.tsx';
import { Lightbox } from './lightbox.tsx';

const sizes = '(min-width: 1760px) 1200px, (min-width: 992px) 62vw, 100vw';

/** A plain click is ours; one that asks for a new tab opens the picture there, as without a script. */
function taken(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}

/** The work, large; the other previews below it; what there is to try, hear or watch. Keyed by content. */
export function Gallery({
  previews,
  title,
  lang,
  film,
}: {
  previews: readonly PreviewView[];
  title: string;
  lang: FontLanguage;
  /** Address of the whole video, where there is one that may be played. */
  film: string | null;
}) {
  const [index, setIndex] = useState(0);
  /** The picture that is shown large: the address of what is on the page already. */
  const [zoomed, setZoomed] = useState<string>();
  const [isUnplayable, setUnplayable] = useState(false);
  const current = previews[index];
  if (current === undefined) return <NoPreview />;
  return (
    <div className="min-w-0">
      {current.kind === 'audio' && current.asset !== null ? (
        <AudioPlayer
          key={current._id}
          picture={current}
          url={current.asset.url}
          label={m.content_page_listen({ title })}
        />
      ) : film !== null && !isUnplayable && current === previews.find(({ kind }) => kind === 'video') ? (
        <FilmPlayer url={film} poster={current} title={title} onFail={() => setUnplayable(true)} />
      ) : (
        <div data-clip className="relative overflow-hidden rounded-card">
          <a
            href={toPictureAddress(current, 9999)}
            data-keep-tap
            onClick={(event) => taken(event) && setZoomed(event.currentTarget.querySelector('img')?.currentSrc ?? '')}
            aria-label={m.content_page_zoom({ alt: current.alt })}
            className="group relative flex max-h-[80vh] w-full cursor-zoom-in justify-center overflow-hidden rounded-card bg-line/50"
            style={{ aspectRatio: `${current.width} / ${current.height}` }}
          >
            <Picture
              key={current._id}
              picture={current}
              sizes={sizes}
              priority
              className="h-full w-auto max-w-full rounded-card object-contain"
            />
            <span className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-paper/90 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100">
              <Icon name="zoom-in" />
            </span>
          </a>
          {current.kind === 'video' && current.asset !== null ? (
            <ClipPlayer key={current._id} url={current.asset.url} title={title} frame="[data-clip]" />
          ) : null}
        </div>
      )}
      {current.kind === 'font' && current.asset !== null ? (
        <FontSpecimen key={current._id} id={current._id} url={current.asset.url} lang={lang} />
      ) : null}
      {previews.length < 2 ? null : (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label={m.content_page_previews()}>
          {previews.map((preview, at) => (
            <li key={preview._id}>
              <a
                href={toPictureAddress(preview, 9999)}
                data-keep-tap
                onClick={(event) => taken(event) && setIndex(at)}
                aria-label={m.content_page_preview_number({ number: formatCount(at + 1), alt: preview.alt })}
                aria-current={at === index ? 'true' : undefined}
                className="block size-16 overflow-hidden rounded-control outline-offset-2 aria-[current]:outline-2 aria-[current]:outline-ink sm:size-20"
                style={{ background: toPlaceholder(preview.colors) }}
              >
                <Picture picture={preview} sizes="80px" alt="" className="size-full object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed === undefined ? null : <Lightbox preview={current} shown={zoomed} onClose={() => setZoomed(undefined)} />}
    </div>
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
