import { toCellStyle } from '../../../../ui/components/media/cell-style.ts';
import { DARK, LIGHT } from '../../../../ui/forms/ground-choice.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { type MotionView, toStillsAddress } from './motion-view.ts';

interface FilmGridProps {
  readonly motion: MotionView;
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

/** Still pictures of all animations; a press opens one in the player. */
export function FilmGrid({ motion, chosen, onChoose }: FilmGridProps) {
  const { films } = motion;
  return (
    <ul
      aria-label={m.motion_films()}
      className="grid max-h-36 sm:max-h-48 shrink-0 grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2 overflow-y-auto border-line border-t p-4 sm:px-6"
    >
      {films.map(({ name, isLight }, at) => (
        <li key={toCellStyle(at, films.length).backgroundPosition}>
          <button
            type="button"
            onClick={() => onChoose(at)}
            aria-current={at === chosen ? 'true' : undefined}
            title={name}
            className="block w-full rounded-control border border-line p-1 outline-offset-1 hover:border-ink focus-visible:outline-2 aria-[current]:outline-2 aria-[current]:outline-ink"
            style={{ background: isLight ? DARK : LIGHT }}
          >
            <span
              className="block aspect-square w-full"
              style={{ ...toCellStyle(at, films.length), backgroundImage: `url("${toStillsAddress(motion)}")` }}
            />
            <span className="sr-only">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
