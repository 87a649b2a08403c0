import { type KeyboardEvent, useEffect, useRef } from 'react';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { RoundTool } from '../../../../ui/components/round-tool.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type TurntableView, toDegrees } from './turntable-view.ts';
import { useTurntable } from './use-turntable.ts';

interface TurntableStageProps {
  /** Name of the model. */
  readonly name: string;
  readonly view: TurntableView;
}

/** Frames by which arrow keys turn. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** Pictures of a model from all sides, turned by dragging, keys or a slider. */
export function TurntableStage({ name, view }: TurntableStageProps) {
  const { canvas, shown, frame, turnTo, drag, isTurning, setTurning, retry } = useTurntable(view);
  const controls = useRef<HTMLDivElement>(null);
  // Not the slider: a screen reader would read each angle while the model turns by itself.
  useEffect(() => controls.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  // The slider of a browser ends where a turntable goes on.
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turnTo(frame + by);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-paper text-ink">
      <div className="relative grid min-h-0 flex-1 place-items-center overflow-hidden bg-line/50">
        <canvas
          ref={canvas}
          role="img"
          aria-label={m.turntables_picture({ name })}
          data-shown={shown}
          width={view.width}
          height={view.height}
          {...drag}
          className="absolute inset-0 size-full cursor-grab touch-pan-y select-none object-contain active:cursor-grabbing"
        />
        {shown === 'loading' ? <Spinner className="size-6 text-muted" /> : null}
        {shown === 'failed' ? (
          <div role="alert" className="relative grid justify-items-center gap-3 bg-paper p-6 text-center">
            <p>{m.turntables_not_loaded()}</p>
            <button type="button" onClick={retry} className={secondaryButton}>
              {m.error_retry()}
            </button>
          </div>
        ) : null}
      </div>
      <div ref={controls} className="flex items-center gap-2 border-line border-t px-2 sm:px-4">
        <RoundTool
          icon={isTurning ? 'pause' : 'play'}
          label={isTurning ? m.turntables_pause() : m.turntables_play()}
          act={() => setTurning(!isTurning)}
        />
        <input
          type="range"
          min={0}
          max={view.frames - 1}
          value={frame}
          aria-label={m.turntables_angle()}
          aria-valuetext={`${formatCount(toDegrees(view, frame))}°`}
          onChange={({ target }) => turnTo(target.valueAsNumber)}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 flex-1 accent-ink"
        />
        <span aria-hidden="true" className="min-w-12 text-right text-14 tabular-nums">
          {formatCount(toDegrees(view, frame))}°
        </span>
      </div>
      {view.isOpen ? null : <p className="px-4 pb-3 text-12 text-muted sm:px-6">{m.turntables_marked()}</p>}
    </div>
  );
}
