import { useState } from 'react';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { ReviewPicture } from './review-view.ts';

/** The work's current picture in the largest possible size, with all pictures below. */
export function WorkPictures({
  pictures,
  onZoom,
}: {
  pictures: readonly ReviewPicture[];
  onZoom: (at: number) => void;
}) {
  const [at, setAt] = useState(0);
  const picture = pictures[at] ?? pictures[0];
  if (picture === undefined)
    return (
      <p className="grid min-h-60 place-items-center rounded-card border border-dashed border-line text-14 text-muted">
        {m.reviews_no_preview()}
      </p>
    );
  return (
    <div className="grid gap-3">
      {picture.large === null ? null : (
        <button
          type="button"
          onClick={() => onZoom(at)}
          aria-label={m.reviews_zoom({ alt: picture.alt })}
          className="grid max-h-[70vh] min-h-60 w-full cursor-zoom-in place-items-center overflow-hidden rounded-card border border-line bg-line/40"
        >
          <img
            src={picture.large}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            className="h-auto max-h-[70vh] max-w-full object-contain"
            // The width reserves space before the picture is loaded, because `width: auto` would be 0 until then.
            style={{ width: `min(100%, ${picture.width}px, ${(70 * picture.width) / picture.height}vh)` }}
          />
        </button>
      )}
      <Captions picture={picture} />
      <Sample picture={picture} />
      {pictures.length < 2 ? null : (
        <div className="flex flex-wrap gap-2">
          {pictures.map((each, index) => (
            <button
              key={each._id}
              type="button"
              onClick={() => setAt(index)}
              aria-pressed={index === at}
              aria-label={m.reviews_picture_of({ at: formatCount(index + 1), count: formatCount(pictures.length) })}
              className="size-16 overflow-hidden rounded-control border-2 border-transparent bg-line aria-pressed:border-ink"
            >
              {each.small === null ? null : <img src={each.small} alt="" className="size-full object-cover" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Captions of the contributor below the picture, in each language that they used. */
const Captions = ({ picture: { caption, translatedCaption } }: { picture: ReviewPicture }) =>
  caption === '' && translatedCaption === null ? null : (
    <p className="text-14 wrap-anywhere">
      {caption}
      {translatedCaption === null ? null : <span className="block text-muted">{translatedCaption}</span>}
    </p>
  );

function Sample({ picture }: { picture: ReviewPicture }) {
  if (picture.asset === null) return null;
  // biome-ignore lint/a11y/useMediaCaption: a contributor's sound has no captions
  if (picture.kind === 'audio') return <audio controls src={picture.asset.url} className="w-full" />;
  // biome-ignore lint/a11y/useMediaCaption: a contributor's clip has no captions
  return picture.kind === 'video' ? <video controls src={picture.asset.url} className="w-full rounded-card" /> : null;
}
