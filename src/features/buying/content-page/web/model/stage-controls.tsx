import { type RefObject, useId } from 'react';
import { useFullScreen } from '../../../../../ui/components/media/use-full-screen.ts';
import { RoundTool } from '../../../../../ui/components/round-tool.tsx';
import { GroundChoice } from '../../../../../ui/forms/ground-choice.tsx';
import { formatCount, formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { AnimationPlayer } from './animation-player.tsx';
import type { SurfaceView } from './stage-settings.ts';
import type { StageState } from './use-stage.ts';

interface StageControlsProps {
  readonly stage: StageState;
  /** What is shown on the full screen. */
  readonly box: RefObject<HTMLElement | null>;
}

/** Buttons, lights and background of a model. */
export function StageControls({ stage, box }: StageControlsProps) {
  const { settings, change, zoom, reset } = stage;
  const fullScreen = useFullScreen(box);
  return (
    <div className="border-line border-t">
      <div className="flex flex-wrap items-center gap-x-2 border-line border-b px-2 py-1 sm:px-4">
        <RoundTool icon="minus" label={m.content_page_model_zoom_out()} act={() => zoom(false)} />
        <RoundTool icon="plus" label={m.content_page_model_zoom_in()} act={() => zoom(true)} />
        <RoundTool icon="rotate-ccw" label={m.content_page_model_reset()} act={reset} />
        {fullScreen.isPossible ? (
          <RoundTool
            icon={fullScreen.isFull ? 'x' : 'maximize-2'}
            label={fullScreen.isFull ? m.full_screen_leave() : m.full_screen_open()}
            act={fullScreen.toggle}
          />
        ) : null}
        <Switch
          words={m.content_page_model_turn()}
          isOn={settings.isTurning}
          onChange={(isTurning) => change({ isTurning })}
        />
        <Switch
          words={m.content_page_model_wireframe()}
          isOn={settings.isWireframe}
          onChange={(isWireframe) => change({ isWireframe })}
        />
        <SurfaceSelect stage={stage} />
      </div>
      <AnimationPlayer stage={stage} />
      <div className="grid grid-cols-2 items-end gap-x-6 gap-y-2 px-4 py-3 sm:flex sm:px-6">
        <Slider
          label={m.content_page_model_light()}
          words={formatNumber(settings.light, { style: 'percent' })}
          value={settings.light * 100}
          max={300}
          onChange={(value) => change({ light: value / 100 })}
        />
        <Slider
          label={m.light_direction()}
          words={`${formatCount(settings.direction)}°`}
          value={settings.direction}
          max={360}
          onChange={(direction) => change({ direction })}
        />
        <div className="max-sm:col-span-2">
          <GroundChoice ground={settings.ground} onGround={(ground) => change({ ground })} />
        </div>
      </div>
    </div>
  );
}

interface SwitchProps {
  readonly words: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Switch = ({ words, isOn, onChange }: SwitchProps) => (
  <label className="flex h-11 items-center gap-2 px-2 text-14">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 accent-ink"
    />
    {words}
  </label>
);

interface SliderProps {
  readonly label: string;
  /** The value in words. */
  readonly words: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const Slider = ({ label, words, value, max, onChange }: SliderProps) => (
  <label className="grid min-w-0 flex-1 text-12 text-muted sm:max-w-52">
    <span className="flex justify-between gap-2">
      {label}
      <span className="text-ink tabular-nums">{words}</span>
    </span>
    <input
      type="range"
      min={0}
      max={max}
      step={5}
      value={value}
      aria-valuetext={words}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="h-11 w-full accent-ink"
    />
  </label>
);

const surfaceNames: Readonly<Record<SurfaceView, () => string>> = {
  lit: m.content_page_model_surface_lit,
  base: m.content_page_model_surface_base,
  clay: m.content_page_model_surface_clay,
  normals: m.content_page_model_surface_normals,
  uv: m.content_page_model_surface_uv,
  roughness: m.content_page_model_surface_roughness,
  metalness: m.content_page_model_surface_metalness,
};

/** Choice of what is shown of the surfaces. */
function SurfaceSelect({ stage: { stage, settings, change } }: { readonly stage: StageState }) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 px-2 text-14">
      <label htmlFor={id}>{m.content_page_model_surface()}</label>
      <select
        id={id}
        value={settings.surface}
        onChange={({ target }) => change({ surface: target.value as SurfaceView })}
        className="h-11 rounded-control border border-line bg-paper px-3 hover:border-ink"
      >
        {(stage?.surfaces ?? ['lit' as const]).map((surface) => (
          <option key={surface} value={surface}>
            {surfaceNames[surface]()}
          </option>
        ))}
      </select>
    </div>
  );
}
