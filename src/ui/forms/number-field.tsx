import { NumberField as Base } from '@base-ui/react/number-field';
import { type FieldValues, useController } from 'react-hook-form';
import { Icon } from '../components/icon.tsx';
import { getLocale, toIntlTag } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { describedBy, FieldFrame, fieldBox } from './field.tsx';
import type { ControlledField } from './select-field.tsx';

const stepButton = 'grid w-12 shrink-0 place-items-center text-muted hover:text-ink disabled:opacity-60';

/** Form field of a number, 48 px high, in the page's number format; its value is a number, or null if it is empty. */
export function NumberField<Input extends FieldValues, Output>({
  id,
  control,
  name,
  min,
  max,
  step = 1,
  format,
  ...words
}: ControlledField<Input, Output> & { min?: number; max?: number; step?: number; format?: Intl.NumberFormatOptions }) {
  const { field, fieldState, formState } = useController({ control, name });
  const error = fieldState.error?.message;
  const value: unknown = field.value;
  return (
    <FieldFrame id={id} error={error} {...words}>
      <Base.Root
        id={id}
        value={typeof value === 'number' ? value : null}
        onValueChange={field.onChange}
        {...(min === undefined ? {} : { min })}
        {...(max === undefined ? {} : { max })}
        step={step}
        locale={toIntlTag(getLocale(), 'en-IN')}
        {...(format === undefined ? {} : { format })}
        disabled={formState.isSubmitting}
      >
        <Base.Group className={`flex h-12 items-stretch p-0! focus-within:outline-2 ${fieldBox}`}>
          <Base.Decrement aria-label={m.form_decrease()} className={stepButton}>
            <Icon name="minus" className="size-4" />
          </Base.Decrement>
          <Base.Input
            ref={field.ref}
            onBlur={field.onBlur}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy(id, words.hint, error)}
            className="w-0 grow bg-transparent text-center tabular-nums outline-none"
          />
          <Base.Increment aria-label={m.form_increase()} className={stepButton}>
            <Icon name="plus" className="size-4" />
          </Base.Increment>
        </Base.Group>
      </Base.Root>
    </FieldFrame>
  );
}
