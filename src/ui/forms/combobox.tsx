import { Combobox as Base } from '@base-ui/react/combobox';
import { Icon } from '../components/icon.tsx';
import { m } from '../paraglide/messages.js';
import { ChosenMark, popupClass, popupItemClass, positionerClass, usePopupContainer } from './popup.tsx';
import type { Choice, SelectProps } from './select.tsx';

interface Item {
  readonly value: string;
  readonly label: string;
}

const toItem = ([value, label]: Choice): Item => ({ value, label });

/** Choice of one of many options, which typing filters. Its label is a `<label for>` of `id`, too. */
export function Combobox(props: SelectProps & { readonly label: string }) {
  const { id, name, label, value, choices, onChange, onBlur, ref, isInvalid, isDisabled, describedBy, className } =
    props;
  const items = choices.map(toItem);
  const chosen = items.find((item) => item.value === value) ?? null;
  const container = usePopupContainer(id);
  return (
    <Base.Root
      {...(name === undefined ? {} : { name })}
      items={items}
      value={chosen}
      onValueChange={(item) => onChange(item?.value ?? '')}
      isItemEqualToValue={(a, b) => a.value === b.value}
      disabled={isDisabled ?? false}
    >
      <Base.Trigger
        id={id}
        ref={ref}
        onBlur={onBlur}
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={describedBy}
        className={`flex items-center justify-between gap-2 text-left ${className}`}
      >
        <span className="truncate">{chosen?.label}</span>
        <Base.Icon>
          <Icon name="chevron-down" className="size-4 text-muted" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal container={container}>
        <Base.Positioner positionMethod="fixed" className={positionerClass} sideOffset={4} align="end">
          <Base.Popup aria-label={label} className={`${popupClass} flex flex-col overflow-hidden`}>
            <Base.Input
              aria-label={label}
              placeholder={m.form_narrow_choices()}
              className="mb-1 h-10 shrink-0 rounded-control border border-line bg-paper px-3 -outline-offset-2"
            />
            <Base.Empty>
              <p className="px-3 py-2 text-muted">{m.form_no_choice()}</p>
            </Base.Empty>
            <Base.List className="min-h-0 overflow-y-auto overscroll-contain">
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
