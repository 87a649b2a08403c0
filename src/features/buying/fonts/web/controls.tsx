import { useId } from 'react';
import { m } from '../../../../ui/paraglide/messages.js';
import { type Align, keyOf, type StyleView } from './font-view.ts';

interface StyleChoiceProps {
  readonly styles: readonly StyleView[];
  readonly style: StyleView;
  readonly choose: (key: string) => void;
}

/** Choice of a style of the family; the only style is named. */
export function StyleChoice({ styles, style, choose }: StyleChoiceProps) {
  const id = useId();
  const families = new Set(styles.map(({ family }) => family));
  const toLabel = ({ family, name }: StyleView): string => (families.size > 1 ? `${family} ${name}` : name);
  if (styles.length === 1) return <p className="text-14 font-medium">{toLabel(style)}</p>;
  return (
    <div className="flex items-center gap-3 text-14 max-sm:flex-1">
      <label htmlFor={id} className="text-muted max-sm:sr-only">
        {m.fonts_style()}
      </label>
      <select
        id={id}
        value={keyOf(style)}
        onChange={({ target }) => choose(target.value)}
        className="h-11 min-w-28 rounded-control border border-line bg-paper px-3 text-14 hover:border-ink sm:min-w-40"
      >
        {styles.map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {toLabel(each)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Icons of three lines each, aligned left, centred and right. */
const bars: Readonly<Record<Align, string>> = {
  left: 'M3 6h18M3 12h11M3 18h15',
  center: 'M3 6h18M6.5 12h11M4.5 18h15',
  right: 'M3 6h18M10 12h11M6 18h15',
};

export function AlignChoice({ align, onAlign }: { align: Align; onAlign: (align: Align) => void }) {
  const name = useId();
  const words = { left: m.fonts_left(), center: m.fonts_center(), right: m.fonts_right() };
  return (
    <fieldset className="flex rounded-control border border-line">
      <legend className="sr-only">{m.fonts_align()}</legend>
      {(['left', 'center', 'right'] as const).map((each) => (
        <label
          key={each}
          title={words[each]}
          className="relative grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink has-checked:bg-line has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            checked={align === each}
            onChange={() => onAlign(each)}
            aria-label={words[each]}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
            <path d={bars[each]} strokeLinecap="round" />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
