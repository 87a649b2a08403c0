import { Combobox as Base } from '@base-ui/react/combobox';
import { Icon } from '../components/icon.tsx';
import { m } from '../paraglide/messages.js';
import { ChosenMark, popupClass, popupItemClass, positionerClass } from './popup.tsx';
import type { Choice, SelectProps } from './select.tsx';

interface Item {
  readonly value: string;
  readonly label: string;
}

const toItem = ([value, label]: Choice): Item => ({ value, label });

/** One choice of many: typing narrows them. Its label is a `<label for>` of `id`. */
export function Combobox(props: Omit<SelectProps, 'ref'> & { readonly ref?: React.Ref<HTMLInputElement> }) {
  const { id, name, value, choices, onChange, onBlur, ref, isInvalid, isDisabled, describedBy, className } = props;
  const items = choices.map(toItem);
  return (
    <Base.Root
      {...(name === undefined ? {} : { name })}
      items={items}
      value={items.find((item) => item.value === value) ?? null}
      onValueChange={(item) => onChange(item?.value ?? '')}
      isItemEqualToValue={(a, b) => a.value === b.value}
      disabled={isDisabled ?? false}
    >
      <Base.InputGroup className="relative">
        <Base.Input
          id={id}
          ref={ref}
          onBlur={onBlur}
          onFocus={(event) => event.currentTarget.select()}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={describedBy}
          className={`pr-9 ${className}`}
        />
        <Base.Trigger
          aria-label={m.form_show_choices()}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-muted"
        >
          <Icon name="chevron-down" className="size-4" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner className={positionerClass} sideOffset={4}>
          <Base.Popup className={popupClass}>
            <Base.Empty>
              <p className="px-3 py-2 text-muted">{m.form_no_choice()}</p>
            </Base.Empty>
            <Base.List>
              {(item: Item) => (
                <Base.Item key={item.value} value={item} className={popupItemClass}>
                  <ChosenMark isChosen={item.value === value} />
                  {item.label}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
