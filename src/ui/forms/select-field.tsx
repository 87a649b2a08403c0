import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Combobox } from './combobox.tsx';
import { describedBy, FieldFrame, type FieldWords, fieldBox } from './field.tsx';
import { type Choice, Select } from './select.tsx';

export interface ControlledField<Input extends FieldValues, Output> extends Omit<FieldWords, 'error'> {
  /** Element id, unique on the page. */
  readonly id: string;
  /** Control of a form made by `useApiForm`. */
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPath<Input>;
}

/**
 * Form field to choose one option, 48 px high: a list, or with `isSearchable` a field whose typed text filters many
 * options.
 */
export function SelectField<Input extends FieldValues, Output>({
  id,
  control,
  name,
  choices,
  isSearchable = false,
  ...words
}: ControlledField<Input, Output> & { choices: readonly Choice[]; isSearchable?: boolean }) {
  const { field, fieldState, formState } = useController({ control, name });
  const error = fieldState.error?.message;
  const props = {
    id,
    ref: field.ref,
    value: String(field.value ?? ''),
    choices,
    onChange: field.onChange,
    onBlur: field.onBlur,
    isInvalid: error !== undefined,
    isDisabled: formState.isSubmitting,
    describedBy: describedBy(id, words.hint, error),
    className: `h-12 ${fieldBox}`,
  };
  return (
    <FieldFrame id={id} error={error} {...words}>
      {isSearchable ? <Combobox {...props} label={words.label} /> : <Select {...props} />}
    </FieldFrame>
  );
}
