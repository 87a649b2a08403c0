import { formatCount } from '../money.ts';
import { m } from '../paraglide/messages.js';
import { RowSlider } from './row-slider.tsx';

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
export const SizeSlider = ({ size, onSize, ...rest }: SizeSliderProps) => (
  <RowSlider
    label={m.size_label()}
    words={m.size_pixels({ count: formatCount(size) })}
    value={size}
    onChange={onSize}
    {...rest}
  />
);
