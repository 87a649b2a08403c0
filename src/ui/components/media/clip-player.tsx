import { useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../icon.tsx';
import { usePlayOnHover } from './use-play-on-hover.ts';

/**
 * A short silent clip over a picture. It plays while the mouse stays over `frame` (a selector of a surrounding element),
 * unless the visitor wants no motion or saves data, and by its button.
 */
export function ClipPlayer({ url, title, frame }: { url: string; title: string; frame: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  usePlayOnHover(button, frame, setPlaying);
  return (
    <>
      {isPlaying ? (
        <video
          src={url}
          autoPlay
          muted
          loop
          playsInline
          className="pointer-events-none absolute inset-0 size-full object-cover"
        />
      ) : null}
      <button
        ref={button}
        type="button"
        aria-pressed={isPlaying}
        aria-label={m.clip_play({ title })}
        onClick={() => setPlaying(!isPlaying)}
        className="absolute bottom-2 left-2 z-1 grid size-10 place-items-center rounded-full bg-paper/90 text-ink hover:text-accent"
      >
        <Icon name={isPlaying ? 'pause' : 'play'} className="size-4" />
      </button>
    </>
  );
}
