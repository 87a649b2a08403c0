import { useId } from 'react';
import { m } from '../../../../ui/paraglide/messages.js';

const grounds = ['#ffffff', '#17151a', '#f1e4cf', '#c8452f', '#1f4e79', '#2f6b4f'];
const dot =
  'relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-checked:inset-ring-2 has-checked:inset-ring-ink';

interface GroundChoiceProps {
  readonly ground: string;
  readonly onGround: (ground: string) => void;
}

/** Choice of the colour behind a transparent tile. */
export function GroundChoice({ ground, onGround }: GroundChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center">
      <legend className="sr-only">{m.tiles_ground()}</legend>
      {grounds.map((each) => (
        <label key={each} className={dot}>
          <input
            type="radio"
            name={name}
            checked={ground === each}
            onChange={() => onGround(each)}
            aria-label={each}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="size-7 rounded-full border border-line" style={{ background: each }} />
        </label>
      ))}
      <label className="ml-2 inline-flex h-11 items-center gap-2 text-14">
        <input
          type="color"
          value={ground}
          onChange={({ target }) => onGround(target.value)}
          className="size-7 cursor-pointer rounded-control border border-line bg-paper p-0.5"
        />
        {m.tiles_ground_own()}
      </label>
    </fieldset>
  );
}
