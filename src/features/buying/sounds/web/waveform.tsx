import type { KeyboardEvent } from 'react';
import { m } from '../../../../ui/paraglide/messages.js';
import { BARS_HEIGHT, BARS_WIDTH, drawBars, formatPlace, type SoundView } from './sound-view.ts';
import './waveform.css';

interface WaveformProps {
  readonly sound: SoundView;
  /** Place in the sound in seconds; 0 if it isn't played. */
  readonly place: number;
  readonly onSeek: (place: number) => void;
  readonly className?: string;
}

const keys: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -4,
  PageUp: 4,
};

const toPercent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** A step with the keyboard: five seconds, or a part of a short sound. */
const toStep = (length: number): number => Math.min(5, length / 20);

/**
 * A sound's waveform with a slider over the part that the sample contains. The part that follows is faint.
 */
export function Waveform({ sound, place, onSeek, className = 'h-10' }: WaveformProps) {
  const { levels, name, seconds, heardSeconds } = sound;
  const heard = Math.min(1, heardSeconds / seconds);
  const bars = drawBars(levels);
  const seek = (next: number) => onSeek(Math.max(0, Math.min(heardSeconds, next)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keys[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    seek(place + by * toStep(heardSeconds));
  };
  return (
    <div
      className={`waveform relative min-w-0 ${className}`}
      style={{ '--heard': toPercent(heard), '--played': toPercent(Math.min(1, place / seconds)) } as object}
    >
      <Bars bars={bars} className="waveform-all" />
      {place === 0 ? null : <Bars bars={bars} className="text-accent" clip="inset(0 calc(100% - var(--played)) 0 0)" />}
      <input
        type="range"
        min={0}
        max={heardSeconds}
        step="any"
        value={Math.min(place, heardSeconds)}
        aria-label={m.sounds_position({ name })}
        aria-valuetext={m.sounds_at({ at: formatPlace(place, seconds), length: formatPlace(heardSeconds, seconds) })}
        onChange={({ target }) => seek(target.valueAsNumber)}
        onKeyDown={onKeyDown}
        className="noscript:hidden"
      />
    </div>
  );
}

function Bars({ bars, className, clip }: { bars: string; className: string; clip?: string }) {
  return (
    <svg
      viewBox={`0 0 ${BARS_WIDTH} ${BARS_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`absolute inset-0 size-full ${className}`}
      style={clip === undefined ? undefined : { clipPath: clip }}
    >
      <path d={bars} stroke="currentColor" strokeWidth="1.2" />
    </svg>
  );
}
