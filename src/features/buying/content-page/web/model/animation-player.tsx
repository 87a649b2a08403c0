import { useEffect, useId, useState } from 'react';
import { RoundTool } from '../../../../../ui/components/round-tool.tsx';
import { formatCount, formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { Stage } from './stage-settings.ts';
import type { StageState } from './use-stage.ts';

const NONE = '';
/** Positions of the slider. */
const STEPS = 100;

/** Choice of an animation, and its position; nothing for a model that doesn't move. */
export function AnimationPlayer({ stage: { stage, settings, change } }: { readonly stage: StageState }) {
  const id = useId();
  const { animation, isPlaying } = settings;
  if (stage === undefined || stage.animations.length === 0) return null;
  const chosen = animation === null ? undefined : stage.animations[animation];
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-line border-b px-2 py-1 text-14 sm:px-4">
      <label htmlFor={id} className="pl-2">
        {m.content_page_model_animation()}
      </label>
      <select
        id={id}
        value={animation ?? NONE}
        onChange={({ target }) => change({ animation: target.value === NONE ? null : Number(target.value) })}
        className="h-11 min-w-0 max-w-44 rounded-control border border-line bg-paper px-3 hover:border-ink"
      >
        <option value={NONE}>{m.content_page_model_animation_none()}</option>
        {stage.animations.map(({ name }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names needn't be unique, and the list never changes
          <option key={at} value={at}>
            {name === '' ? formatCount(at + 1) : name}
          </option>
        ))}
      </select>
      {chosen === undefined ? null : (
        <div className="flex min-w-44 flex-1 items-center gap-2">
          <RoundTool
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? m.content_page_model_animation_pause() : m.content_page_model_animation_play()}
            act={() => change({ isPlaying: !isPlaying })}
          />
          <Position stage={stage} length={chosen.seconds} onSeek={() => change({ isPlaying: false })} />
        </div>
      )}
    </div>
  );
}

const formatSeconds = (seconds: number): string =>
  formatNumber(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface PositionProps {
  readonly stage: Stage;
  /** Length of the animation in seconds. */
  readonly length: number;
  readonly onSeek: () => void;
}

/** Slider of the time in an animation. It alone is rendered again while that plays. */
function Position({ stage, length, onSeek }: PositionProps) {
  const [step, setStep] = useState(0);
  useEffect(
    () => stage.follow((seconds) => setStep(length > 0 ? Math.round((seconds / length) * STEPS) : 0)),
    [stage, length],
  );
  const seconds = (step / STEPS) * length;
  return (
    <>
      <input
        type="range"
        min={0}
        max={STEPS}
        value={step}
        aria-label={m.content_page_model_animation_position()}
        aria-valuetext={m.content_page_model_animation_at({
          seconds: formatSeconds(seconds),
          length: formatSeconds(length),
        })}
        onChange={({ target }) => {
          onSeek();
          stage.seek((target.valueAsNumber / STEPS) * length);
        }}
        className="h-11 min-w-0 flex-1 accent-ink"
      />
      <span aria-hidden="true" className="min-w-16 text-right text-12 text-muted tabular-nums">
        {formatSeconds(seconds)} / {formatSeconds(length)}
      </span>
    </>
  );
}
