import { type PictureSource, toPictureAddress } from '../../../../../ui/components/media/picture.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Player for a full video. `onFail` is called if the browser can't play it. */
export function FilmPlayer({
  url,
  poster,
  title,
  onFail,
}: {
  url: string;
  poster: PictureSource;
  title: string;
  onFail: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: a contributor's video has no captions
    <video
      src={url}
      poster={toPictureAddress(poster, 1366)}
      controls
      playsInline
      preload="none"
      aria-label={m.content_page_watch({ title })}
      onError={onFail}
      className="size-full object-contain"
    />
  );
}
