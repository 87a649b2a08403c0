import { useRef } from 'react';
import { type PictureSource, toPictureAddress } from '../../../../../ui/components/media/picture.tsx';
import { useIsInBrowser } from '../../../../../ui/components/use-is-in-browser.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { FilmTools } from './film-tools.tsx';

/** Frames per second of a video that doesn't say it. */
const USUAL_FPS = 25;

/** Player for a full video. `onFail` is called if the browser can't play it. */
export function FilmPlayer({
  url,
  poster,
  title,
  fps = USUAL_FPS,
  onFail,
}: {
  url: string;
  poster: PictureSource;
  title: string;
  fps?: number | undefined;
  onFail: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const isInBrowser = useIsInBrowser();
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a contributor's video has no captions */}
      <video
        ref={video}
        src={url}
        poster={toPictureAddress(poster, 1366)}
        controls
        playsInline
        preload="none"
        aria-label={m.content_page_watch({ title })}
        onError={onFail}
        className="size-full object-contain"
      />
      {isInBrowser ? <FilmTools video={video} fps={fps} /> : null}
    </>
  );
}
