import { useEffect, useRef } from 'react';
import { m } from '../../../../ui/paraglide/messages.js';
import './color-group.css';
import { ChoiceGroup, Choices, type GroupProps } from './filter-groups.tsx';
import { colorChoices } from './filter-labels.ts';
import { listPickedColors } from './listing-address.ts';

/** Filter by up to three colours: named colours, colours of the results, or any other colour. */
export function ColorGroup(props: GroupProps) {
  const { state, sampled } = props.data;
  const [start = sampled.colors[0], , last] = listPickedColors(state.color);
  return (
    <ChoiceGroup name="color" values={colorChoices} open {...props}>
      {last === undefined ? (
        <>
          {sampled.colors.length > 0 ? <p className="filter-hint">{sampled.title}</p> : null}
          <Choices name="color" values={sampled.colors} {...props} />
          <ColorPicker start={start} />
        </>
      ) : null}
    </ChoiceGroup>
  );
}

/** The browser's colour picker. The input always has a value, so the box beside it says whether the value counts. */
function ColorPicker({ start }: { start: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    // React's `onChange` fires for every step in the picker; the native event fires once, when a colour is chosen.
    const choose = () => {
      const box = input?.nextElementSibling;
      if (box instanceof HTMLInputElement) box.checked = true;
      input?.form?.requestSubmit();
    };
    input?.addEventListener('change', choose);
    return () => input?.removeEventListener('change', choose);
  }, []);
  return (
    <label className="filter-pick">
      <input ref={field} type="color" name="picked" defaultValue={start} />
      <input type="checkbox" name="color" value="pick" aria-label={m.search_color_any()} />
      {m.search_color_any()}
    </label>
  );
}
