import { useRef, useState } from 'react';
import { Picture, type PictureSource } from './picture.tsx';

interface AudioPlayerProps {
  /** Picture of the waveform. */
  readonly picture: PictureSource;
  readonly url: string;
  /** Name of the sound for screen readers. */
  readonly label: string;
}

/** Audio player over its waveform, which shows the progress; with the browser's controls. */
export function AudioPlayer({ picture, url, label }: AudioPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [played, setPlayed] = useState(0);
  const follow = () => {
    const { currentTime = 0, duration = 0 } = audio.current ?? {};
    setPlayed(duration > 0 ? currentTime / duration : 0);
  };
  const seek = (part: number) => {
    if (audio.current && Number.isFinite(audio.current.duration))
      audio.current.currentTime = part * audio.current.duration;
  };
  return (
    <div className="overflow-hidden rounded-card bg-line/50">
      {/* A shortcut for the mouse; the controls below are accessible by keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as said */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as said */}
      <div
        className="relative cursor-pointer"
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        onClick={(event) => seek(event.nativeEvent.offsetX / event.currentTarget.clientWidth)}
      >
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 62vw, 100vw"
          priority
          className="pointer-events-none size-full object-cover"
        />
        <div
          className="pointer-events-none absolute inset-0 origin-left bg-accent mix-blend-multiply"
          style={{ opacity: 0.35, transform: `scaleX(${played})` }}
        />
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: sound effects and music have no words */}
      <audio
        ref={audio}
        src={url}
        controls
        preload="metadata"
        aria-label={label}
        onTimeUpdate={follow}
        onSeeked={follow}
        className="w-full p-3"
      />
    </div>
  );
}
