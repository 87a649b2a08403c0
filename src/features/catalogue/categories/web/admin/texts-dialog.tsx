import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { TextArea } from '../../../../../ui/forms/field.tsx';
import type { FieldProps } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { NamesFields } from './names-fields.tsx';

/** Dialog for the names in both languages, the key, and optional descriptions. */
export function TextsDialog(props: {
  /** Prefix of the fields' ids. */
  id: string;
  title: string;
  form: { readonly run: () => Promise<void>; readonly failure: string | undefined };
  name: FieldProps;
  nameBn: FieldProps;
  addressKey: FieldProps;
  descriptions?: { readonly en: FieldProps; readonly bn: FieldProps };
  maxName: number;
  keyHint: string;
  onClose: () => void;
}) {
  const { id, title, form, descriptions, onClose, ...names } = props;
  return (
    <ConfirmDialog open title={title} action={m.categories_admin_save()} onConfirm={form.run} onClose={onClose}>
      <NamesFields id={id} {...names} />
      {descriptions === undefined ? null : (
        <>
          <TextArea
            {...descriptions.en}
            id={`${id}-text`}
            rows={2}
            label={m.categories_admin_description_en()}
            maxLength={1000}
          />
          <TextArea
            {...descriptions.bn}
            id={`${id}-text-bn`}
            rows={2}
            lang="bn"
            label={m.categories_admin_description_bn()}
            maxLength={1000}
          />
        </>
      )}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
