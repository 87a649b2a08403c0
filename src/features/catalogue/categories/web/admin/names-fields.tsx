import { TextField } from '../../../../../ui/forms/field.tsx';
import type { FieldProps } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Fields for the names in both languages and the key of a category, subcategory or collection. */
export function NamesFields(props: {
  /** Prefix of the fields' ids. */
  id: string;
  name: FieldProps;
  nameBn: FieldProps;
  addressKey: FieldProps;
  maxName: number;
  keyHint: string;
}) {
  const { id, name, nameBn, addressKey, maxName, keyHint } = props;
  return (
    <>
      <TextField {...name} id={`${id}-name`} label={m.categories_admin_name_en()} maxLength={maxName} />
      <TextField {...nameBn} id={`${id}-name-bn`} lang="bn" label={m.categories_admin_name_bn()} maxLength={maxName} />
      <TextField {...addressKey} id={`${id}-key`} label={m.categories_admin_key()} hint={keyHint} maxLength={60} />
    </>
  );
}
