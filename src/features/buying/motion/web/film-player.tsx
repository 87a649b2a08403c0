import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';
import { toCellStyle } from '../../../../ui/components/media/cell-style.ts';
import { DARK, GroundChoice, LIGHT } from '../../../../ui/forms/ground-choice.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { FilmControls, FilmPace } from './film-controls.tsx';
import { type MotionView, toFilmAddress, toStillsAddress } from './motion-view.ts';
import { useFilm } from './use-film.ts';

interface FilmPlayerProps {
  readonly motion: MotionView;
  /** Position of the film. */
  readonly at: number;
}

/** Plays one animation, with its controls. */
export function FilmPlayer({ motion, at }: FilmPlayerProps) {
  const film = motion.films[at] as MotionView['films'][number];
  const { frameMs, films } = motion;
  const screen = useRef<HTMLDivElement>(null);
  const state = useFilm(screen, { url: toFilmAddress(motion, at), film, frameMs });
  const [chosen, setChosen] = useState<string>();
  const ground = chosen ?? (film.isLight ? DARK : LIGHT);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const acts = { k: state.toggle, ',': () => state.seek(state.frame - 1), '.': () => state.seek(state.frame + 1) };
    const act = acts[event.key as keyof typeof acts];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const still = { ...toCellStyle(at, films.length), backgroundImage: `url("${toStillsAddress(motion)}")` };
  const ratio = state.isLoaded ? film.width / film.height : 1;
  const side = state.isLoaded ? film.width : Math.max(film.width, film.height);
  const moving = { ...toCellStyle(state.frame, film.frames), backgroundImage: `url("${toFilmAddress(motion, at)}")` };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons in it
    <div onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col">
      <div className="relative min-h-0 flex-1" style={{ background: ground }}>
        <div className="absolute inset-4 grid place-items-center" style={{ containerType: 'size' }}>
          <div
            ref={screen}
            role="img"
            aria-label={m.motion_film({ name: film.name })}
            data-loaded={state.isLoaded}
            style={{
              ...(state.isLoaded ? moving : still),
              aspectRatio: ratio,
              width: `min(${side}px, 100cqw, ${100 * ratio}cqh)`,
            }}
          />
        </div>
        {state.isPlaying ? null : (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={state.toggle}
            className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper/90 text-ink"
          >
            <Icon name="play" className="size-5" />
          </button>
        )}
      </div>
      <div className="grid gap-3 border-line border-t px-4 py-3 sm:px-6">
        <FilmControls state={state} frames={film.frames} frameMs={frameMs} />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <FilmPace state={state} />
          <GroundChoice ground={ground} onGround={setChosen} hasChecks />
        </div>
      </div>
    </div>
  );
}
