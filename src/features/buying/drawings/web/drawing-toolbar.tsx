import { useId } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';
import { fieldBox } from '../../../../ui/forms/field.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { DARK, LIGHT, type LookView } from './drawing-view.ts';

const choice =
  'inline-flex h-11 items-center gap-2 rounded-control border border-line bg-paper px-3 text-14 hover:border-ink has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2';
const swatch = 'size-5 shrink-0 rounded-full border border-line';
const picker =
  'size-6 cursor-pointer appearance-none rounded-full border border-line bg-transparent p-0 [&::-moz-color-swatch]:rounded-full [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:rounded-full [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0';

interface LookProps {
  readonly look: LookView;
  readonly onLook: (look: LookView) => void;
  /** Whether a drawing has a single paint, which can be replaced. */
  readonly hasPaint: boolean;
}

/** Background and colour of all drawings. */
export function LookControls({ look, onLook, hasPaint }: LookProps) {
  const name = useId();
  const isOwn = look.ground !== LIGHT && look.ground !== DARK;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 noscript:hidden">
      <fieldset className="min-w-0">
        <legend className="mb-1 text-12 text-muted">{m.drawings_background()}</legend>
        <div className="flex flex-wrap gap-1.5">
          {[
            { ground: LIGHT, words: m.drawings_light() },
            { ground: DARK, words: m.drawings_dark() },
          ].map(({ ground, words }) => (
            <label key={ground} className={choice}>
              <input
                type="radio"
                name={name}
                checked={look.ground === ground}
                onChange={() => onLook({ ...look, ground })}
                className="sr-only"
              />
              <span className={swatch} style={{ background: ground }} />
              {words}
            </label>
          ))}
          <label className={`${choice} ${isOwn ? 'border-ink' : ''}`}>
            <input
              type="color"
              value={isOwn ? look.ground : '#f2c14e'}
              onChange={({ target }) => onLook({ ...look, ground: target.value })}
              className={picker}
            />
            {m.drawings_own()}
          </label>
        </div>
      </fieldset>
      {hasPaint ? (
        <div>
          <p className="mb-1 text-12 text-muted">{m.drawings_color()}</p>
          <div className="flex gap-1.5">
            <label className={`${choice} ${look.color === '' ? '' : 'border-ink'}`}>
              <input
                type="color"
                aria-label={m.drawings_color()}
                value={look.color === '' ? '#17151a' : look.color}
                onChange={({ target }) => onLook({ ...look, color: target.value })}
                className={picker}
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
