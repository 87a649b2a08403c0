import { Icon } from '../../../../ui/components/icon.tsx';
import { fieldBox } from '../../../../ui/forms/field.tsx';
import { colorChoice, colorDisc, GroundChoice } from '../../../../ui/forms/ground-choice.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { LookView } from './drawing-view.ts';

interface LookProps {
  readonly look: LookView;
  readonly onLook: (look: LookView) => void;
  /** Whether a drawing has a single paint, which can be replaced. */
  readonly hasPaint: boolean;
}

/** Background and colour of all drawings. */
export function LookControls({ look, onLook, hasPaint }: LookProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 noscript:hidden">
      <GroundChoice ground={look.ground} onGround={(ground) => onLook({ ...look, ground })} />
      {hasPaint ? (
        <div>
          <p className="mb-1 text-12 text-muted">{m.drawings_color()}</p>
          <div className="flex gap-1.5">
            <label className={`${colorChoice} ${look.color === '' ? '' : 'border-ink'}`}>
              <input
                type="color"
                aria-label={m.drawings_color()}
                value={look.color === '' ? '#17151a' : look.color}
                onChange={({ target }) => onLook({ ...look, color: target.value })}
                className={colorDisc}
              />
              <span className="tabular-nums">{look.color === '' ? m.drawings_original() : look.color}</span>
            </label>
            {look.color === '' ? null : (
              <button
                type="button"
                onClick={() => onLook({ ...look, color: '' })}
                aria-label={m.drawings_original()}
                title={m.drawings_original()}
                className="grid size-11 place-items-center rounded-control border border-line bg-paper hover:border-ink"
              >
                <Icon name="rotate-ccw" className="size-4" />
              </button>
            )}
          </div>
        </div>
      ) : null}
    </div>
  );
}

interface SearchProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly field: React.Ref<HTMLInputElement>;
}

export function DrawingSearch({ words, onWords, field }: SearchProps) {
  return (
    <label className="relative block min-w-48 flex-1 noscript:hidden">
      <span className="sr-only">{m.drawings_search()}</span>
      <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
      <input
        ref={field}
        type="search"
        value={words}
        onChange={({ target }) => onWords(target.value)}
        placeholder={m.drawings_search()}
        autoComplete="off"
        className={`h-11 pl-10! ${fieldBox}`}
      />
    </label>
  );
}
