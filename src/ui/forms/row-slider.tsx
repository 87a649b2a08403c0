interface RowSliderProps {
  readonly label: string;
  /** The value in words. */
  readonly words: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  readonly className?: string;
}

/** A slider in a row with its label and its value. */
export const RowSlider = ({
  label,
  words,
  value,
  min = 0,
  max,
  step = 1,
  onChange,
  className = '',
}: RowSliderProps) => (
  <label className={`flex h-11 items-center gap-3 text-14 noscript:hidden ${className}`}>
    <span className="text-muted">{label}</span>
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={words}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="h-11 min-w-0 flex-1 accent-ink sm:w-44 sm:flex-none"
    />
    <span className="min-w-16 whitespace-nowrap tabular-nums">{words}</span>
  </label>
);
