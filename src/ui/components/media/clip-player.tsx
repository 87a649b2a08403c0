import { useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../icon.tsx';
import { usePointedAt } from './use-pointed-at.ts';

/**
 * A short silent clip over a picture. It plays while the mouse is over `frame` (a selector of a surrounding element),
 * unless the visitor prefers reduced motion, and by its button.
 */
export function ClipPlayer({ url, title, frame }: { url: string; title: string; frame: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  usePointedAt(button, frame, (isPointedAt) =>
    setPlaying(isPointedAt && !matchMedia('(prefers-reduced-motion: reduce)').matches),
  );
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
