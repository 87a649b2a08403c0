import { Select as Base } from '@base-ui/react/select';
import type { Ref } from 'react';
import { Icon } from '../components/icon.tsx';
import { ChosenMark, popupClass, popupItemClass, positionerClass, usePopupContainer } from './popup.tsx';

export type Choice = readonly [value: string, label: string];

export interface SelectProps {
  readonly id: string;
  /** Name of the field in a plain HTML form. */
  readonly name?: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  readonly describedBy?: string | undefined;
  /** Classes of the button: its height and box. */
  readonly className: string;
}

/** Choice of one of few options. Its label is a `<label for>` of `id`. */
export function Select(props: SelectProps) {
  const { id, name, value, choices, onChange, onBlur, ref, isInvalid, isDisabled, describedBy, className } = props;
  const container = usePopupContainer(id);
  return (
    <Base.Root
      {...(name === undefined ? {} : { name })}
      items={choices.map(([each, label]) => ({ value: each, label }))}
      value={value}
      onValueChange={(next) => onChange(next ?? '')}
      modal={false}
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
        <Base.Value className="truncate" />
        <Base.Icon>
          <Icon name="chevron-down" className="size-4 text-muted" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal container={container}>
        <Base.Positioner positionMethod="fixed" className={positionerClass} sideOffset={4} alignItemWithTrigger={false}>
          <Base.Popup className={popupClass}>
            <Base.List>
              {choices.map(([each, label]) => (
                <Base.Item key={each} value={each} className={popupItemClass}>
                  <ChosenMark isChosen={each === value} />
                  <Base.ItemText>{label}</Base.ItemText>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
