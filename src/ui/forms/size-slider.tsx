import { formatCount } from '../money.ts';
import { m } from '../paraglide/messages.js';

interface SizeSliderProps {
  /** Size in pixels. */
  readonly size: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onSize: (size: number) => void;
  readonly className?: string;
}

/** Choice of a size in pixels, with the size in words beside it. */
export function SizeSlider({ size, min, max, step = 1, onSize, className = '' }: SizeSliderProps) {
  const words = m.size_pixels({ count: formatCount(size) });
  return (
    <label className={`flex h-11 items-center gap-3 text-14 noscript:hidden ${className}`}>
      <span className="text-muted">{m.size_label()}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={size}
        aria-valuetext={words}
        onChange={({ target }) => onSize(target.valueAsNumber)}
        className="h-11 min-w-0 flex-1 accent-ink sm:w-44 sm:flex-none"
      />
      <span className="min-w-16 whitespace-nowrap tabular-nums">{words}</span>
    </label>
  );
}
