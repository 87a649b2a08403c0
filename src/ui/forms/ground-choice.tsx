import { useId } from 'react';
import { m } from '../paraglide/messages.js';

const choice =
  'inline-flex h-11 items-center gap-2 rounded-control border border-line bg-paper px-3 text-14 hover:border-ink has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2';
const swatch = 'size-5 shrink-0 rounded-full border border-line';

/** Classes of a field for a colour, which shows the colour as a disc. */
export const colorDisc =
  'size-6 cursor-pointer appearance-none rounded-full border border-line bg-transparent p-0 [&::-moz-color-swatch]:rounded-full [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:rounded-full [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0';
export { choice as colorChoice };

/** Backgrounds for pictures with transparent parts; others are colours of the visitor. */
export const [LIGHT, DARK] = ['#ffffff', '#17151a'];
/** Grey squares, which show what is transparent. */
const CHECKS = 'repeating-conic-gradient(#d4d2d0 0 25%, #fff 0 50%) 0 0 / 20px 20px';

interface GroundChoiceProps {
  /** CSS background. */
  readonly ground: string;
  readonly onGround: (ground: string) => void;
  readonly hasChecks?: boolean;
}

/** Choice of the background of pictures with transparent parts. */
export function GroundChoice({ ground, onGround, hasChecks = false }: GroundChoiceProps) {
  const name = useId();
  const isOwn = ![LIGHT, DARK, CHECKS].includes(ground);
  const grounds = [
    { value: LIGHT, words: m.ground_light() },
    { value: DARK, words: m.ground_dark() },
    ...(hasChecks ? [{ value: CHECKS, words: m.ground_checks() }] : []),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-12 text-muted">{m.ground_label()}</legend>
      <div className="flex flex-wrap gap-1.5">
        {grounds.map(({ value, words }) => (
          <label key={value} className={choice}>
            <input
              type="radio"
              name={name}
              checked={ground === value}
              onChange={() => onGround(value)}
              className="sr-only"
            />
            <span className={swatch} style={{ background: value }} />
            {words}
          </label>
        ))}
        <label className={`${choice} ${isOwn ? 'border-ink' : ''}`}>
          <input
            type="color"
            value={isOwn ? ground : '#f2c14e'}
            onChange={({ target }) => onGround(target.value)}
            className={colorDisc}
          />
          {m.ground_own()}
        </label>
      </div>
    </fieldset>
  );
}
