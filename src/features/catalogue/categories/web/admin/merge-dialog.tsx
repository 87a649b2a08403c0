import * as z from 'zod';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Asks for the target of a merge. `choices`: ids and names. */
export function MergeDialog(props: {
  name: string;
  choices: readonly (readonly [id: string, name: string])[];
  onSubmit: (into: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { name, choices, onSubmit, onClose } = props;
  const form = useApiForm({
    schema: z.strictObject({ into: z.string().min(1) }),
    defaultValues: { into: choices[0]?.[0] ?? '' },
    failure: m.categories_admin_failed(),
    onSubmit: ({ into }) => onSubmit(into),
  });
  return (
    <ConfirmDialog
      open
      title={m.categories_admin_merge_title({ name })}
      action={m.categories_admin_merge()}
      danger
      ready={choices.length > 0}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{choices.length > 0 ? m.categories_admin_merge_text() : m.categories_admin_merge_none()}</p>
      {choices.length > 0 ? (
        <SelectField
          id="merge-into"
          control={form.control}
          name="into"
          label={m.categories_admin_merge_into()}
          choices={choices}
        />
      ) : null}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
