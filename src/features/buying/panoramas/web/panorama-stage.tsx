import { useEffect, useRef } from 'react';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { useFullScreen } from '../../../../ui/components/media/use-full-screen.ts';
import { RoundTool } from '../../../../ui/components/round-tool.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { formatCount, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { listStops, type PanoramaView, start, ZOOM_STEP, zoom } from './panorama-view.ts';
import { type PanoramaState, usePanorama } from './use-panorama.ts';
import { useStageMoves } from './use-stage-moves.ts';

/** Exposure in stops, with the number beside it. */
function Exposure({ view, state: { exposure, expose } }: { view: PanoramaView; state: PanoramaState }) {
  const figure = formatNumber(exposure, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  return (
    <label className="flex h-11 min-w-56 flex-1 items-center gap-3 text-14">
      <span className="text-muted">{m.panoramas_exposure()}</span>
      <input
        type="range"
        {...listStops(view)}
        value={exposure}
        aria-valuetext={m.panoramas_stops({ stops: figure })}
        onChange={({ target }) => expose(target.valueAsNumber)}
        className="h-11 min-w-0 flex-1 accent-ink sm:max-w-64"
      />
      <span className="min-w-12 tabular-nums">{figure}</span>
    </label>
  );
}

/** Text in place of a panorama that can't be shown. */
function Trouble({ state: { shown, retry } }: { state: PanoramaState }) {
  if (shown === 'loading') return <Spinner className="size-8 text-muted" />;
  return (
    <div role="alert" className="grid justify-items-center gap-3 p-6 text-center">
      <p className="max-w-[48ch]">{shown === 'failed' ? m.panoramas_not_loaded() : m.panoramas_no_graphics()}</p>
      {shown === 'failed' ? (
        <button type="button" onClick={retry} className={secondaryButton}>
          {m.error_retry()}
        </button>
      ) : null}
    </div>
  );
}

interface PanoramaStageProps {
  readonly view: PanoramaView;
  readonly onClose: () => void;
}

/** The opened panorama with its controls, in place of the pictures. */
export function PanoramaStage({ view, onClose }: PanoramaStageProps) {
  const box = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const state = usePanorama(view);
  const { canvas, shown, move, isTurning, setTurning, expose } = state;
  const isShown = shown === 'shown';
  const moves = useStageMoves(state, isShown);
  const { isFull, toggle, isPossible } = useFullScreen(box);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const reset = () => {
    move(() => start);
    expose(0);
  };
  return (
    <section
      ref={box}
      aria-label={m.panoramas_title()}
      className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-paper [&:fullscreen]:rounded-none"
    >
      <div
        className={`relative w-full bg-line ${isFull ? 'min-h-0 flex-1' : 'aspect-[4/5] max-h-[70vh] sm:aspect-video'}`}
      >
        <div
          ref={place}
          role="application"
          aria-label={m.panoramas_stage()}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn the panorama
          tabIndex={0}
          data-shown={shown}
          {...moves}
          className="absolute inset-0 cursor-grab touch-none -outline-offset-4 select-none active:cursor-grabbing"
        >
          <canvas ref={canvas} className={`size-full ${isShown ? '' : 'invisible'}`} />
        </div>
        {isShown ? null : (
          <div className="absolute inset-0 grid place-items-center">
            <Trouble state={state} />
          </div>
        )}
        <button
          type="button"
          onClick={onClose}
          aria-label={m.panoramas_close()}
          title={m.panoramas_close()}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-paper/90 hover:bg-paper"
        >
          <Icon name="x" />
        </button>
      </div>
      {isShown ? (
        <div className="flex flex-wrap items-center gap-x-4 px-4 py-1">
          <Exposure view={view} state={state} />
          <div className="flex max-sm:-mx-2 max-sm:w-full max-sm:justify-between">
            <RoundTool
              icon="zoom-out"
              label={m.panoramas_zoom_out()}
              act={() => move((at) => zoom(at, 1 / ZOOM_STEP))}
            />
            <RoundTool icon="zoom-in" label={m.panoramas_zoom_in()} act={() => move((at) => zoom(at, ZOOM_STEP))} />
            <RoundTool
              icon={isTurning ? 'pause' : 'play'}
              label={isTurning ? m.panoramas_stop() : m.panoramas_turn()}
              act={() => setTurning(!isTurning)}
            />
            <RoundTool icon="rotate-ccw" label={m.panoramas_reset()} act={reset} />
            {isPossible ? (
              <RoundTool
                icon={isFull ? 'x' : 'maximize-2'}
                label={isFull ? m.full_screen_leave() : m.full_screen_open()}
                act={toggle}
              />
            ) : null}
          </div>
        </div>
      ) : null}
      <p className="px-4 pb-3 text-12 text-muted">
        {view.isOpen ? m.panoramas_map({ width: formatCount(view.mapWidth) }) : m.panoramas_marked()}
      </p>
    </section>
  );
}
