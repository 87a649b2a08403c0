import { useId } from 'react';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { formatCount, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { speeds } from './motion-view.ts';
import type { FilmState } from './use-film.ts';

const round =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-line focus-visible:outline-2 focus-visible:outline-offset-2';

interface ButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keys?: string;
  readonly act: () => void;
}

/** A button of a player. */
export function RoundButton({ icon, label, keys, act }: ButtonProps) {
  return (
    <button type="button" onClick={act} aria-label={label} title={label} aria-keyshortcuts={keys} className={round}>
      <Icon name={icon} className="size-5" />
    </button>
  );
}

interface FilmControlsProps {
  readonly state: FilmState;
  readonly frames: number;
  readonly frameMs: number;
}

/** Buttons, position, speed and repetition of a film. */
export function FilmControls({ state, frames, frameMs }: FilmControlsProps) {
  const { frame, isPlaying, toggle, seek } = state;
  const words = m.motion_position_at({
    frame: formatCount(frame + 1),
    count: formatCount(frames),
    seconds: formatNumber((frame * frameMs) / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <RoundButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? m.motion_pause() : m.motion_play()}
        keys="k"
        act={toggle}
      />
      <RoundButton icon="chevron-left" label={m.motion_previous_frame()} keys="," act={() => seek(frame - 1)} />
      <input
        type="range"
        min={0}
        max={frames - 1}
        value={frame}
        aria-label={m.motion_position()}
        aria-valuetext={words}
        onChange={({ target }) => seek(target.valueAsNumber)}
        className="h-11 min-w-20 flex-1 accent-ink"
      />
      <RoundButton icon="chevron-right" label={m.motion_next_frame()} keys="." act={() => seek(frame + 1)} />
      <span aria-hidden="true" className="min-w-16 text-center text-12 text-muted tabular-nums">
        {formatCount(frame + 1)} / {formatCount(frames)}
      </span>
    </div>
  );
}

interface SpeedSelectProps {
  readonly rate: number;
  readonly onRate: (rate: number) => void;
  readonly id?: string;
  /** Name of the field, if it has no label of its own. */
  readonly label?: string;
}

/** Choice of a speed. */
export function SpeedSelect({ rate, onRate, id, label }: SpeedSelectProps) {
  return (
    <select
      id={id}
      aria-label={label}
      value={rate}
      onChange={({ target }) => onRate(Number(target.value))}
      className="h-11 rounded-control border border-line bg-paper px-3 text-14 hover:border-ink"
    >
      {speeds.map((speed) => (
        <option key={speed} value={speed}>
          {`${formatNumber(speed, { maximumFractionDigits: 2 })}×`}
        </option>
      ))}
    </select>
  );
}

/** Speed and repetition of a film. */
export function FilmPace({ state: { rate, setRate, isLooped, setLooped } }: { readonly state: FilmState }) {
  const id = useId();
  return (
    <div className="flex items-end gap-3">
      <div>
        <label htmlFor={id} className="mb-1 block text-12 text-muted">
          {m.motion_speed()}
        </label>
        <SpeedSelect id={id} rate={rate} onRate={setRate} />
      </div>
      <label className="flex h-11 items-center gap-2 text-14">
        <input
          type="checkbox"
          checked={isLooped}
          onChange={({ target }) => setLooped(target.checked)}
          className="size-5 accent-ink"
        />
        {m.motion_loop()}
      </label>
    </div>
  );
}
