import { Combobox } from '@base-ui/react/combobox';
import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../../../../../../ui/components/icon.tsx';
import {
  ChosenMark,
  popupClass,
  popupItemClass,
  positionerClass,
  usePopupContainer,
} from '../../../../../../ui/forms/popup.tsx';
import { m } from '../../../../../../ui/paraglide/messages.js';
import { type ReasonCode, type ReasonGroup, reasonGroups } from '../../../contract/reasons.ts';
import { groupWords, reasonWords } from '../../reason-words.ts';
import { FrequentReasons } from './frequent-reasons.tsx';
import { useReasonKeys } from './use-reason-keys.ts';

interface Reason {
  readonly value: ReasonCode;
  readonly label: string;
}

interface Group {
  readonly label: string;
  readonly items: readonly Reason[];
}

const toReason = (value: ReasonCode): Reason => ({ value, label: reasonWords[value]() });

const listGroups = (): Group[] =>
  (Object.entries(reasonGroups) as [ReasonGroup, readonly ReasonCode[]][]).map(([group, codes]) => ({
    label: groupWords[group](),
    items: codes.map(toReason),
  }));

interface ReasonPickerProps {
  readonly chosen: readonly ReasonCode[];
  /** Frequent reasons of recent decisions, at most nine. */
  readonly frequent: readonly ReasonCode[];
  readonly error: string | undefined;
  readonly onChange: (codes: readonly ReasonCode[]) => void;
}

/**
 * Picker for the reasons of a refusal: by typing, by pressing a frequent reason, or by its number key anywhere in the
 * form.
 */
export function ReasonPicker({ chosen, frequent, error, onChange }: ReasonPickerProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const container = usePopupContainer(id);
  const toggle = (code: ReasonCode) =>
    onChange(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  useReasonKeys(id, (number) => {
    const numbered = frequent[number - 1];
    if (numbered !== undefined) toggle(numbered);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && isOpen) {
      // Escape only closes the list, not the form or dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-1.5 text-ink">
      <label htmlFor={id} className="text-14 font-medium">
        {m.reviews_reasons()}
      </label>
      <Combobox.Root
        items={listGroups()}
        multiple
        autoHighlight
        open={isOpen}
        onOpenChange={setOpen}
        value={chosen.map(toReason)}
        onValueChange={(reasons) => onChange(reasons.map(({ value }) => value))}
        isItemEqualToValue={(one, other) => one.value === other.value}
      >
        <Combobox.InputGroup className="rounded-control border border-line bg-paper focus-within:outline-2 focus-within:outline-focus hover:border-muted has-aria-invalid:border-danger">
          <Combobox.Chips className="flex flex-wrap gap-1.5 p-1.5">
            {chosen.map((code) => (
              <Combobox.Chip
                key={code}
                aria-label={reasonWords[code]()}
                className="flex min-h-8 items-center rounded-control bg-line/60 pl-2.5 text-14 outline-none focus-within:bg-line data-highlighted:bg-line"
              >
                {reasonWords[code]()}
                <Combobox.ChipRemove
                  aria-label={m.reviews_reason_remove({ reason: reasonWords[code]() })}
                  className="grid size-8 place-items-center"
                >
                  <Icon name="x" className="size-4 text-muted" />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            <Combobox.Input
              id={id}
              placeholder={chosen.length === 0 ? m.reviews_reasons_type() : undefined}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={`${id}-error`}
              onKeyDown={onKeyDown}
              // The field receives the focus, because a refusal needs a reason first.
              autoFocus
              className="h-9 w-24 min-w-24 flex-1 bg-transparent px-2 text-16 outline-none placeholder:text-muted"
            />
          </Combobox.Chips>
        </Combobox.InputGroup>
        <Combobox.Portal container={container}>
          <Combobox.Positioner positionMethod="fixed" className={positionerClass} sideOffset={4}>
            <Combobox.Popup aria-label={m.reviews_reasons()} className={popupClass}>
              <Combobox.Empty>
                <p className="px-3 py-2 text-muted">{m.form_no_choice()}</p>
              </Combobox.Empty>
              <Combobox.List>
                {(group: Group) => (
                  <Combobox.Group key={group.label} items={group.items}>
                    <Combobox.GroupLabel className="px-3 pt-2 pb-1 text-12 text-muted">
                      {group.label}
                    </Combobox.GroupLabel>
                    <Combobox.Collection>
                      {(reason: Reason) => (
                        <Combobox.Item key={reason.value} value={reason} className={popupItemClass}>
                          <ChosenMark isChosen={chosen.includes(reason.value)} />
                          {reason.label}
                        </Combobox.Item>
                      )}
                    </Combobox.Collection>
                  </Combobox.Group>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      <p id={`${id}-error`} role="alert" className="text-14 text-danger empty:hidden">
        {error}
      </p>
      <FrequentReasons codes={frequent} chosen={chosen} onToggle={toggle} />
    </div>
  );
}
