import { Icon } from '../../../../ui/components/icon.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { starValues } from './stars.tsx';

const labels = [m.ratings_star_1, m.ratings_star_2, m.ratings_star_3, m.ratings_star_4, m.ratings_star_5] as const;

interface StarChoiceProps {
  /** Chosen stars; 0 if none are. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
  readonly error: string | undefined;
}

/** Radio buttons for one to five stars; each star up to the chosen one is filled. */
export function StarChoice({ value, onChange, error }: StarChoiceProps) {
  return (
    <fieldset aria-describedby={error === undefined ? undefined : 'stars-error'}>
      <legend className="sr-only">{m.ratings_stars()}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {starValues.map((stars) => (
            <label
              key={stars}
              className={`grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-ink ${stars <= value ? 'text-star' : 'text-muted hover:text-star'}`}
            >
              <input
                type="radio"
                name="stars"
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
                className="sr-only"
              />
              <span className="sr-only">{labels[stars - 1]?.()}</span>
              <Icon name={stars <= value ? 'star-filled' : 'star'} className="size-7" />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-14 text-muted">
          {labels[value - 1]?.()}
        </span>
      </div>
      <p id="stars-error" role="alert" className="text-14 text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
