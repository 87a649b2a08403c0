import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import type { FieldProps } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

interface TextsForm {
  readonly run: () => Promise<void>;
  readonly failure: string | undefined;
  readonly field: (name: 'key' | 'description' | 'descriptionBn') => FieldProps;
}

/** What something is called in both languages and in addresses, and what it is: of a category, of a collection. */
export function TextsDialog(props: {
  /** Begins the identifiers of the fields. */
  id: string;
  title: string;
  form: TextsForm;
  name: FieldProps;
  nameBn: FieldProps;
  maxName: number;
  keyHint: string;
  onClose: () => void;
}) {
  const { id, title, form, name, nameBn, maxName, keyHint, onClose } = props;
  return (
    <ConfirmDialog open title={title} action={m.categories_admin_save()} onConfirm={form.run} onClose={onClose}>
      <TextField {...name} id={`${id}-name`} label={m.categories_admin_name_en()} maxLength={maxName} />
      <TextField {...nameBn} id={`${id}-name-bn`} lang="bn" label={m.categories_admin_name_bn()} maxLength={maxName} />
      <TextField
        {...form.field('key')}
        id={`${id}-key`}
        label={m.categories_admin_key()}
        hint={keyHint}
        maxLength={60}
      />
      <TextArea
        {...form.field('description')}
        id={`${id}-text`}
        rows={2}
        label={m.categories_admin_description_en()}
        maxLength={1000}
      />
      <TextArea
        {...form.field('descriptionBn')}
        id={`${id}-text-bn`}
        rows={2}
        lang="bn"
        label={m.categories_admin_description_bn()}
        maxLength={1000}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
